import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { numberOrText } from '#shared/number/parse-number.ts';
import { mergeWerte } from '#web/ui/verwaltung/konflikt/drei-werte.ts';
import { euroToText, numberTextFault, numberToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import { createBodyOf, type NewRohstoff, type Rohstoff } from '../../../contract.ts';
import { einheitText } from '../../../einheit-text.ts';
import { einheitspreisOf } from '../../../einheitspreis.ts';
import { maxEinkaufspreis } from '../../../preis-field.ts';
import type { Feld, RohstoffScreen } from '../arten/rohstoff-screen.ts';

/** The values of the inputs: numbers as typed text. */
export type RohstoffValues = Record<string, string | boolean>;

/** The fields of every kind, except the switch `verfuegbar`. */
export function gemeinsameFelder({ kind }: RohstoffScreen) {
  const unit = einheitText(kind.einheit);
  return {
    bezeichnung: { name: 'bezeichnung', label: 'Bezeichnung', input: 'name' },
    aktuellVorrat: {
      name: 'aktuellVorrat',
      label: 'Aktueller Vorrat',
      input: 'number',
      unit,
      isWhole: true,
    },
    mindestbestand: {
      name: 'mindestbestand',
      label: 'Mindestbestand',
      input: 'number',
      unit,
      isWhole: true,
    },
  } satisfies Record<string, Feld>;
}

function felderOf(screen: RohstoffScreen): Feld[] {
  return [...Object.values(gemeinsameFelder(screen)), ...screen.einkauf, ...screen.eigenschaften];
}

/** The form's values for a raw material, or for a new one with its kind's defaults (requirements.md, admin §3). */
export function rohstoffValuesOf(screen: RohstoffScreen, rohstoff?: Rohstoff): RohstoffValues {
  const from: Record<string, unknown> = rohstoff ?? { verfuegbar: true, ...screen.kind.defaults };
  const inputs = felderOf(screen).map((feld) => [feld.name, toText(feld, from[feld.name])]);
  return { ...Object.fromEntries(inputs), verfuegbar: from.verfuegbar === true };
}

function toText(feld: Feld, value: unknown): string {
  if (typeof value !== 'number') return (value as string | null | undefined) ?? '';
  return isPreis(feld) ? euroToText(value) : numberToText(value);
}

/** A price as it is typed: in steps of a cent (requirements.md, admin §5). */
const cent = { min: 0, max: maxEinkaufspreis, decimals: 2, unit: '€' };

/**
 * The server uses the same schema, so that both give the same messages. The calls take finer prices than
 * the form: one that is stored stays until it is typed anew.
 */
export function resolverOf(
  screen: RohstoffScreen,
  rohstoff?: Rohstoff,
): Resolver<RohstoffValues, unknown, NewRohstoff> {
  const vorher = rohstoffValuesOf(screen, rohstoff);
  const preise = felderOf(screen).filter(isPreis);
  const schema = z
    .custom<RohstoffValues>()
    .superRefine((values, { addIssue }) => {
      for (const { name } of preise) {
        const message = values[name] !== vorher[name] && numberTextFault(String(values[name]), cent);
        if (message) addIssue({ code: 'custom', path: [name], message });
      }
    })
    .transform((values) => readNumbers(screen, values))
    .pipe(createBodyOf(screen.kind));
  return zodResolver(schema);
}

export function isPreis(feld: Feld): boolean {
  return feld.input === 'number' && feld.unit === '€';
}

/** The results of a purchase: the derived values, the content of one pack in units of stock, the price per unit. */
export type Folgen = { abgeleitet: Record<string, number>; inhalt: number; einheitspreis: number | null };

/** The results for the form's values, by the rules shared with the server; none while the values are invalid. */
export function folgenOf(screen: RohstoffScreen, values: RohstoffValues): Folgen | undefined {
  const { kind } = screen;
  const basis = kind.basis.safeParse(readNumbers(screen, values)).data;
  if (!basis) return undefined;
  const abgeleitet = kind.derive(basis) as Record<string, number>;
  const inhalt = kind.inhaltOf({ ...basis, ...abgeleitet });
  return { abgeleitet, inhalt, einheitspreis: einheitspreisOf(kind, abgeleitet) };
}

function readNumbers(screen: RohstoffScreen, values: RohstoffValues): Record<string, unknown> {
  const numbers = felderOf(screen).filter(({ input }) => input === 'number');
  return {
    ...values,
    ...Object.fromEntries(numbers.map(({ name }) => [name, numberOrText(String(values[name] ?? ''))])),
  };
}

/**
 * The body of a change: fields edited in the form, all others with their current values. The stock only if it was
 * edited: others may have booked since the form was opened.
 */
export function changesOf(
  body: NewRohstoff,
  { vorher, jetzt }: { vorher: Rohstoff; jetzt: Rohstoff },
): Partial<NewRohstoff> {
  const merged = mergeWerte<NewRohstoff>({ vorher, jetzt, eigene: body });
  const { aktuellVorrat, ...rest } = merged;
  return body.aktuellVorrat === vorher.aktuellVorrat ? rest : merged;
}
