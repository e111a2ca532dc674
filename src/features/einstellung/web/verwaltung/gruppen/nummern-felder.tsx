import { TextInput } from '@mantine/core';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { tagOf } from '#shared/datum/datum.ts';
import { numberOrText } from '#shared/number/parse-number.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import {
  beispielBestellnummer,
  beispielRechnungsnummer,
  type NummernAngaben,
  type NummernFolge,
  naechsteRechnungsnummer,
  nummernAngaben,
} from '../../../gruppen/nummern-angaben.ts';
import type { GruppeForm } from '../maske.ts';
import { NummernFolgeContext } from './nummern-folge.ts';

export const naechsteRechnungName = 'Rechnungen erst ab dieser Nummer weiterzählen';

/** The inputs of group 'Nummern' (R42). */
export function NummernFelder({ form }: { form: GruppeForm<'nummern'> }) {
  const field = fieldProps(form);
  return (
    <>
      <div className={styles.pair}>
        <TextInput
          label="Kürzel der Bestellungen"
          required
          autoComplete="off"
          autoCapitalize="characters"
          {...field('bestellPraefix')}
        />
        <TextInput
          label="Kürzel der Rechnungen"
          required
          autoComplete="off"
          autoCapitalize="characters"
          {...field('rechnungPraefix')}
        />
      </div>
      <div className={styles.pair}>
        <NumberField
          label={naechsteRechnungName}
          description="Nur nötig, wenn Sie bisher anders nummeriert haben oder eine ältere Sicherung eingespielt wurde. Der Laden zählt selbst weiter und beginnt jedes Jahr bei 1. Eine kleinere Nummer als die nächste ändert nichts."
          isWhole
          step={1}
          required
          {...field('naechsteRechnung')}
        />
      </div>
      <Beispiele form={form} />
    </>
  );
}

/** What the next numbers look like, as long as the values are valid. */
function Beispiele({ form }: { form: GruppeForm<'nummern'> }) {
  const folge = use(NummernFolgeContext);
  const values = useWatch({ control: form.control });
  const { success, data } = nummernAngaben.safeParse({
    ...values,
    naechsteRechnung: numberOf(values.naechsteRechnung),
  });
  const gespeichert = Number(numberOf(form.formState.defaultValues?.naechsteRechnung));
  return (
    <p className="quiet" aria-live="polite">
      {success
        ? beispieleText(data, { gespeichert, folge })
        : 'Hier steht gleich, wie die nächsten Nummern aussehen.'}
    </p>
  );
}

function numberOf(typed: unknown) {
  return numberOrText(String(typed));
}

type Bisher = { gespeichert: number; folge: NummernFolge | undefined };

function beispieleText(neu: NummernAngaben, { gespeichert, folge }: Bisher): string {
  const jahr = folge?.jahr ?? Number(tagOf(new Date()).slice(0, 4));
  const bestellung = `${beispielBestellnummer(neu, jahr)}: zufällig, damit niemand Ihre Bestellungen zählt.`;
  if (!folge)
    return `Eine Rechnung heißt zum Beispiel ${beispielRechnungsnummer(neu, jahr)}, eine Bestellung ${bestellung}`;
  const isZuKlein = neu.naechsteRechnung !== gespeichert && neu.naechsteRechnung < folge.frei;
  return [
    `Die nächste Rechnung heißt ${naechsteRechnungsnummer({ naechsteRechnung: gespeichert }, neu, folge)}`,
    isZuKlein ? ': Kleinere Nummern vergibt der Laden in diesem Jahr nicht mehr. ' : '. ',
    `Eine Bestellung heißt zum Beispiel ${bestellung}`,
  ].join('');
}
