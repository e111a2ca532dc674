import { TextInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { type Zahlart, zahlarten } from '#features/zahlarten/zahlart.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { useLaden } from '../../use-laden.ts';
import type { GruppeForm } from '../maske.ts';
import { IbanField } from './iban-field.tsx';
import { OnlineFelder } from './online-felder.tsx';

type Form = { form: GruppeForm<'zahlung'> };

/** The inputs of group 'Zahlung' (facts §1.1). */
export function ZahlungFelder({ form }: Form) {
  return (
    <>
      {zahlarten.map((zahlart) => {
        const Felder = eigeneFelder[zahlart] ?? Schalter;
        return <Felder key={zahlart} form={form} zahlart={zahlart} />;
      })}
    </>
  );
}

/** The ways with more than a switch, or with words of their own. */
const eigeneFelder: Partial<Record<Zahlart, typeof Schalter>> = {
  vorkasse: VorkasseFelder,
  online: OnlineFelder,
  abholung: AbholungFelder,
};

function Schalter({ form, zahlart }: Form & { zahlart: Zahlart }) {
  const { name } = zahlwegOf(zahlart);
  return (
    <FieldGroup>
      <SwitchField form={form} name={`${zahlart}.aktiv`} label={name} />
    </FieldGroup>
  );
}

function VorkasseFelder({ form }: Form) {
  const field = fieldProps(form);
  const isOn = useWatch({ control: form.control, name: 'vorkasse.aktiv' });
  // Of several invalid fields the one registered first gets the focus; controlled fields register later.
  for (const name of ['aktiv', 'kontoinhaber', 'iban'] as const) form.register(`vorkasse.${name}`);
  return (
    <FieldGroup title="Vorkasse">
      <SwitchField form={form} name="vorkasse.aktiv" label="Vorkasse: vorab überweisen" />
      <TextInput
        label="Kontoinhaber, genau wie bei der Bank"
        description="Seit dem 9. Oktober 2025 vergleichen die Banken diesen Namen mit dem Konto. Weicht er ab, warnen sie vor der Überweisung."
        autoComplete="off"
        required={isOn}
        {...field('vorkasse.kontoinhaber')}
      />
      <IbanField form={form} required={isOn} />
      <div className={styles.pair}>
        <TextInput label="Bank" autoComplete="off" {...field('vorkasse.bank')} />
        <NumberField
          label="Zahlungsziel"
          unit="Tage"
          isWhole
          step={1}
          required
          {...field('vorkasse.zahlungstage')}
        />
      </div>
      <FristFelder form={form} />
    </FieldGroup>
  );
}

/** What becomes of an order that nobody pays: its goods are held for that long. */
function FristFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <>
      <div className={styles.pair}>
        <NumberField
          label="Erinnern nach"
          description="Nach dem Zahlungsziel. Dann schreibt der Laden der Kundschaft, dass das Geld noch fehlt."
          unit="Tage"
          isWhole
          step={1}
          required
          {...field('vorkasse.erinnernNachTagen')}
        />
        <NumberField
          label="Stornieren nach"
          description="Fehlt das Geld dann noch, storniert der Laden. Die Ware ist wieder zu kaufen."
          unit="Tage"
          isWhole
          step={1}
          required
          {...field('vorkasse.stornierenNachTagen')}
        />
      </div>
      <p className="quiet">
        Bis dahin bleibt bestellte Ware reserviert. Bestellungen, die es schon gibt, behalten ihre Tage. Bitte
        regelmäßig auf das Konto sehen: Der Laden weiß nur von Zahlungen, die jemand einträgt.
      </p>
    </>
  );
}

/** R44: no till, so cash is neither asked for nor recorded. */
function AbholungFelder({ form }: Form) {
  const isOn = useWatch({ control: form.control, name: 'abholung.aktiv' });
  const { abholung } = useLaden().versand;
  return (
    <FieldGroup title="Bei Abholung">
      <SwitchField form={form} name="abholung.aktiv" label="Bezahlen bei der Abholung" />
      <p className="quiet">
        Der Laden vermerkt nur „bei Abholung bezahlt“, nie „bar bezahlt“: Ein Programm, das Bargeld erfasst,
        gilt als Kasse und braucht eine zertifizierte Sicherung (TSE). Bargeld gehört ins Kassenbuch. Bitte
        den Steuerberater fragen.
      </p>
      {isOn && !abholung.aktiv && (
        <Alert kind="warning">
          Die Abholung selbst ist noch aus. Bitte unter „Versand“ einschalten, sonst kann niemand so bezahlen.
        </Alert>
      )}
    </FieldGroup>
  );
}
