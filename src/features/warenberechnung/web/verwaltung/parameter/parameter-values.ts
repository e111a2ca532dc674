import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { parseNumber } from '#shared/number/parse-number.ts';
import { euroToText, numberToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import { type Parameter, parameter, parameterDefaults } from '../../../parameter.ts';

const zahlFelder = [
  'energieKosten',
  'zusatzKosten',
  'gewinnProzent',
  'rabattProzent',
  'pauschaleFaktor',
] as const;
export type ZahlFeld = (typeof zahlFelder)[number];

/** The values of the inputs: numbers as typed text. */
export type ParameterValues = Record<ZahlFeld, string> & Pick<Parameter, 'rundungsOption' | 'notizen'>;

export type ParameterForm = UseFormReturn<ParameterValues, unknown, Parameter>;

export function parameterValuesOf({ rundungsOption, notizen, ...zahlen }: Parameter): ParameterValues {
  const texts = zahlFelder.map((name) => [name, toText(name, zahlen[name])]);
  return { ...(Object.fromEntries(texts) as Record<ZahlFeld, string>), rundungsOption, notizen };
}

function toText(name: ZahlFeld, value: number): string {
  return name.endsWith('Kosten') ? euroToText(value) : numberToText(value);
}

/** requirements.md, admin §5, Cost edit: an invalid number counts as 0, an invalid factor as 3. */
function readZahlen(values: ParameterValues): Parameter {
  const zahlen = zahlFelder.map((name) => [name, parseNumber(values[name]) ?? parameterDefaults[name]]);
  return { ...values, ...(Object.fromEntries(zahlen) as Record<ZahlFeld, number>) };
}

/** The text that replaces an invalid number in a field. */
export function fallbackOf(name: ZahlFeld, text: string): string | undefined {
  return parseNumber(text) === undefined ? toText(name, parameterDefaults[name]) : undefined;
}

const schema = z.custom<ParameterValues>().transform(readZahlen).pipe(parameter);

/** The server uses the same schema, so that both give the same messages. */
export const parameterResolver: Resolver<ParameterValues, unknown, Parameter> = zodResolver(schema);

/** The parameters that would be saved; none while a value is out of its range. */
export function parameterOf(values: ParameterValues): Parameter | undefined {
  return schema.safeParse(values).data;
}
