import { zodResolver } from '@hookform/resolvers/zod';
import { TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formatDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type Entwurf, fassungBody, type RechtstextBearbeitung } from '../../contract.ts';
import { rechtstextSeiten } from '../../rechtstext-art.ts';
import { PruefungFelder, type PruefungValues, pruefungOf, pruefungSchema } from './pruefung-felder.tsx';
import { usePublish } from './rechtstexte-verwaltung.queries.ts';
import { TextAenderungen } from './text-aenderungen.tsx';

const { gueltigAb } = fassungBody.shape;
type Values = PruefungValues & { gueltigAb: string };

type VeroeffentlichenDialogProps = {
  rechtstext: RechtstextBearbeitung;
  entwurf: Entwurf;
  onClose: () => void;
};

/** Publishes a draft from a day on, and says before what that changes. */
export function VeroeffentlichenDialog({ rechtstext, entwurf, onClose }: VeroeffentlichenDialogProps) {
  const { art, heute, aktuellerText } = rechtstext;
  const form = useForm<Values>({
    resolver: zodResolver(pruefungSchema(heute).and(z.object({ gueltigAb }))),
    defaultValues: { gueltigAb: heute, pruefer: 'niemand', geprueftAm: heute },
  });
  const { mutateAsync } = usePublish(art);
  const field = fieldProps(form);
  const { name } = rechtstextSeiten[art];
  return (
    <FormDialog
      title={`${name} veröffentlichen`}
      submitLabel="Veröffentlichen"
      form={form}
      onSubmit={async ({ gueltigAb, ...values }) => {
        const { version } = entwurf;
        const { data } = await mutateAsync({ version, gueltigAb, ...pruefungOf(values) });
        const ab = data.zustand === 'geplant' ? `gilt ab ${formatDatum(data.gueltigAb)}` : 'gilt jetzt';
        snackbar.success(`${name}: Die neue Fassung ${ab}.`);
      }}
      onClose={onClose}
    >
      <p>
        Der Entwurf von <bdi>{entwurf.von}</bdi>
        <span>{` vom ${formatZeitpunkt(entwurf.changedAt)} Uhr wird zur neuen Fassung. Sie lässt sich danach nicht mehr ändern, nur durch eine weitere ersetzen. Die bisherige bleibt unter ihrer eigenen Adresse lesbar.`}</span>
      </p>
      <TextAenderungen vorher={aktuellerText} nachher={entwurf.text} />
      <TextInput type="date" label="Gültig ab" required min={heute} {...field('gueltigAb')} />
      <Ersetzt rechtstext={rechtstext} gueltigAb={useWatch({ control: form.control, name: 'gueltigAb' })} />
      <PruefungFelder form={form as never} heute={heute} canBeOpen />
    </FormDialog>
  );
}

/** Planned versions that never come into force because of this one. */
function Ersetzt({ rechtstext, gueltigAb }: { rechtstext: RechtstextBearbeitung; gueltigAb: string }) {
  const ersetzt = rechtstext.fassungen.filter(
    (fassung) => fassung.zustand === 'geplant' && fassung.gueltigAb >= gueltigAb,
  );
  if (ersetzt.length === 0) return null;
  return (
    <Alert kind="warning">{`Die geplante Fassung vom ${ersetzt.map((fassung) => formatDatum(fassung.gueltigAb)).join(' und vom ')} tritt dann nicht mehr in Kraft.`}</Alert>
  );
}
