import { useFormState } from 'react-hook-form';
import {
  bekannteWege,
  type OnlineWeg,
  onlineWegText,
  type SchaltbarerWeg,
  schaltbareWege,
  schalterOf,
} from '#features/zahlarten/online-wege.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { useUmgebung } from '../../umgebung.queries.ts';
import { useLaden } from '../../use-laden.ts';
import type { GruppeForm } from '../maske.ts';
import styles from './online-wege-felder.module.css';

type Form = { form: GruppeForm<'zahlung'> };

/** The ways that the provider offers, or that are switched off, with what each costs; all while none is known. */
export function OnlineWegeFelder({ form }: Form) {
  const { defaultValues } = useFormState({ control: form.control });
  const angeboten = bekannteWege(useLaden().onlineWege);
  const isAus = (weg: SchaltbarerWeg) => defaultValues?.online?.wege?.[weg]?.aktiv === false;
  const bekannt = schaltbareWege.filter(
    (weg) => isAus(weg) || angeboten.some((one) => schalterOf(one) === weg),
  );
  const wege = bekannt.length === 0 ? schaltbareWege : bekannt;
  return (
    <>
      <p className="quiet">
        Was der Zahlungsanbieter von jeder Zahlung abzieht, steht bei ihm unter „Gebühren“. Hier eingetragen
        rechnet der Laden damit. Kundinnen und Kunden sehen und bezahlen es nie.
      </p>
      <ul className={styles.wege}>
        {wege.map((weg) => (
          <Weg key={weg} form={form} weg={weg} angeboten={angeboten} />
        ))}
      </ul>
    </>
  );
}

function Weg({ form, weg, angeboten }: Form & { weg: SchaltbarerWeg; angeboten: OnlineWeg[] }) {
  const field = fieldProps(form);
  const anbieter = useUmgebung()?.zahlung?.anbieter;
  const name = onlineWegText[weg];
  const folgend = angeboten.filter((one) => one !== weg && schalterOf(one) === weg);
  const mit = und.format(folgend.map((one) => onlineWegText[one]));
  return (
    <li className={styles.weg}>
      <div className={styles.schalter}>
        <SwitchField
          form={form}
          name={`online.wege.${weg}.aktiv`}
          label={mit ? `${name} (mit ${mit})` : name}
          description={weg === 'wero' && anbieter === 'stripe' ? weroText : undefined}
        />
      </div>
      <NumberField
        label="Prozent"
        aria-label={`${name}: Gebühr in Prozent`}
        required
        {...field(`online.wege.${weg}.prozent`)}
      />
      <NumberField
        label="Cent je Zahlung"
        aria-label={`${name}: Gebühr in Cent je Zahlung`}
        isWhole
        required
        {...field(`online.wege.${weg}.cent`)}
      />
    </li>
  );
}

/** Stripe takes no word of the shop's about it. */
const weroText =
  'Bei Stripe lässt sich Wero nur dort ausschalten („Zahlungsmethoden“). Hier ausgeschaltet nennt der Laden es nicht mehr.';

const und = new Intl.ListFormat('de', { type: 'conjunction' });
