import { NativeSelect, TextInput } from '@mantine/core';
import { tagOf } from '#shared/datum/datum.ts';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { ListField } from '#web/ui/verwaltung/field/list-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { steuermodi } from '../../../gruppen/steuer-angaben.ts';
import type { GruppeForm } from '../maske.ts';
import { modusNamen } from './steuermodus-namen.ts';

type Form = { form: GruppeForm<'steuer'> };

const modusChoices = steuermodi.map((value) => ({ value, label: modusNamen[value] }));

/** The inputs of group 'Steuer'. */
export function SteuerFelder({ form }: Form) {
  return (
    <>
      <ListField
        form={form}
        name="modi"
        label="Besteuerung"
        description="Es gilt die Zeile mit dem jüngsten Tag, der schon erreicht ist. Für einen Wechsel fügen Sie eine Zeile mit seinem Tag hinzu."
        empty={{ ab: tagOf(new Date()), modus: 'regelbesteuerung' }}
        addLabel="Ab einem Tag wechseln"
        rowName="Besteuerung"
        max={20}
      >
        {(row) => (
          <>
            <TextInput label="Ab" type="date" required {...row('ab')} />
            <NativeSelect label="Art" data={modusChoices} {...row('modus')} />
          </>
        )}
      </ListField>
      <NummernFelder form={form} />
      <SatzFelder form={form} />
      <GrenzenFelder form={form} />
    </>
  );
}

function NummernFelder({ form }: Form) {
  const field = fieldProps(form);
  return (
    <FieldGroup title="Nummern">
      <p className="quiet">
        Eine der beiden muss auf jeder Rechnung stehen. Ins Impressum gehört die USt-IdNr., wenn Sie eine
        haben; die Steuernummer nie.
      </p>
      <div className={styles.pair}>
        <TextInput
          label="Steuernummer"
          description="Vom Finanzamt, zum Beispiel 12/345/67890."
          autoComplete="off"
          {...field('steuernummer')}
        />
        <TextInput
          label="USt-IdNr."
          description="Vom Bundeszentralamt: DE und neun Ziffern."
          autoComplete="off"
          {...field('ustIdNr')}
        />
      </div>
    </FieldGroup>
  );
}

function SatzFelder({ form }: Form) {
  return (
    <ListField
      form={form}
      name="saetze"
      label="Steuersätze"
      description="Die Sätze, unter denen ein Produkt wählen kann. Der oberste wird vorgeschlagen."
      empty=""
      addLabel="Steuersatz hinzufügen"
      rowName="Steuersatz"
      max={6}
      canMove
    >
      {(row, at) => <NumberField aria-label={`Steuersatz ${at + 1}`} unit="%" required {...row()} />}
    </ListField>
  );
}

function GrenzenFelder({ form }: Form) {
  return (
    <ListField
      form={form}
      name="umsatzgrenzen"
      label="Bei diesem Umsatz im Jahr warnen"
      description="Kleinunternehmer bleibt, wer im Vorjahr höchstens 25.000 € und im laufenden Jahr höchstens 100.000 € eingenommen hat (§ 19 UStG). Gezählt wird, sobald der Laden Bestellungen annimmt."
      empty=""
      addLabel="Grenze hinzufügen"
      rowName="Grenze"
      max={8}
    >
      {(row, at) => <NumberField aria-label={`Grenze ${at + 1}`} unit="€" isWhole required {...row()} />}
    </ListField>
  );
}
