import { useWatch } from 'react-hook-form';
import { versandAngaben } from '../../../gruppen/versand-angaben.ts';
import { fromGetippt } from '../felder/getippte-werte.ts';
import type { GruppeForm, GruppeValues } from '../maske.ts';
import { beispielText } from './versand-beispiel-text.ts';

/** What a usual parcel costs with the typed prices. */
export function VersandBeispiel({ form }: { form: GruppeForm<'versand'> }) {
  const values = useWatch({ control: form.control }) as GruppeValues<'versand'>;
  return (
    <p className="quiet" role="status">
      {beispielOf(values)}
    </p>
  );
}

const getippt = versandAngaben.pick({ dhl: true, verpackungGramm: true });

function beispielOf(values: GruppeValues<'versand'>): string {
  const read = getippt.safeParse(fromGetippt(getippt, values));
  return read.success ? beispielText(read.data) : '';
}
