import { useFormState } from 'react-hook-form';
import { onlineWegText } from '#features/zahlarten/online-wege.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import type { Umgebung } from '../../../umgebung.ts';
import { useUmgebung } from '../../umgebung.queries.ts';
import { useLaden } from '../../use-laden.ts';
import type { GruppeForm } from '../maske.ts';
import { OnlineWegeFelder } from './online-wege-felder.tsx';
import { ZugaengeLink } from './zugaenge-link.tsx';

type Form = { form: GruppeForm<'zahlung'> };

/** The way to pay at a provider, whose keys are among the accesses (R61). */
export function OnlineFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <FieldGroup title="Online bezahlen">
      <SwitchField form={form} name="online.aktiv" label="Online bezahlen" />
      <NumberField
        label="Stornieren nach"
        description="Nach der Hälfte dieser Zeit erinnert der Laden die Kundschaft. Fehlt das Geld am Ende noch, storniert er, und die Ware ist wieder zu kaufen."
        unit="Stunden"
        isWhole
        step={1}
        required
        {...field('online.stunden')}
      />
      <Zahlungsanbieter form={form} />
      <OnlineWegeFelder form={form} />
    </FieldGroup>
  );
}

/** Whether there is one, whether money moves, and which ways to pay it offers. */
function Zahlungsanbieter({ form }: Form) {
  const umgebung = useUmgebung();
  if (!umgebung) return null;
  if (!umgebung.zahlung)
    return (
      <Alert kind="info">
        Es ist noch kein Zahlungsanbieter eingetragen. Solange wird „Online bezahlen“ niemandem angeboten.{' '}
        <ZugaengeLink teil="zahlung">Zahlungsanbieter eintragen</ZugaengeLink>
      </Alert>
    );
  const { anbieter, modus } = umgebung.zahlung;
  const { kind, text } = modusText(anbieter === 'mollie' ? 'Mollie' : 'Stripe')[modus];
  return (
    <>
      <Alert kind={kind}>{text}</Alert>
      <Wege form={form} />
    </>
  );
}

type ModusText = { kind: 'info' | 'warning' | 'success'; text: string };

const modusText = (anbieter: string): Record<NonNullable<Umgebung['zahlung']>['modus'], ModusText> => ({
  live: { kind: 'success', text: `${anbieter} ist verbunden.` },
  test: {
    kind: 'warning',
    text: `Testbetrieb: Es fließt kein Geld. Eingetragen ist ein Testschlüssel von ${anbieter}. Bevor der Laden öffnet, gehört unter Einstellungen › Zugänge der echte hin.`,
  },
  probe: {
    kind: 'info',
    text: 'Probezahlung: Hier fließt kein Geld. Bezahlt wird auf einer Seite dieses Ladens, damit Sie den ganzen Weg ausprobieren können.',
  },
});

/** What customers read there; known once the way is on. */
function Wege({ form }: Form) {
  const { defaultValues } = useFormState({ control: form.control });
  const { onlineWege } = useLaden();
  if (onlineWege.length > 0)
    return (
      <p className="quiet">
        {`Zahlungsarten, die der Laden anbietet: ${onlineWege.map((weg) => onlineWegText[weg]).join(', ')}.`}
      </p>
    );
  if (!defaultValues?.online?.aktiv) return null;
  if (Object.values(defaultValues.online.wege ?? {}).some((weg) => weg?.aktiv === false))
    return (
      <Alert kind="warning">
        Von den Zahlungsarten, die hier eingeschaltet sind, nennt der Zahlungsanbieter keine. Solange wird
        „Online bezahlen“ niemandem angeboten. Bitte hier oder bei ihm eine einschalten.
      </Alert>
    );
  return (
    <Alert kind="warning">
      Der Zahlungsanbieter hat noch keine Zahlungsart genannt. Solange wird „Online bezahlen“ niemandem
      angeboten. Bitte prüfen: Stimmt der Schlüssel, und sind dort Zahlungsarten eingeschaltet?
    </Alert>
  );
}
