import { formatDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import { isRecord } from '#shared/wire/read-value.ts';
import { formatIban } from '../../../felder/iban.ts';
import type { Gruppe } from '../../../gruppen/gruppen.ts';
import { gruppenMaskeOf } from '../gruppen-masken.ts';
import type { FeldArt } from '../maske.ts';
import { musterOf } from './feld-pfad.ts';

/** What people call a field: 'Team 2: Name' for `team.1.name`; a whole list by the names of its fields. */
export function feldNameOf(gruppe: Gruppe, path: string): string {
  const { feldNamen } = gruppenMaskeOf(gruppe);
  const muster = musterOf(path);
  const name = feldNamen[muster] ?? feldNamen[`${muster}.*`] ?? listeNameOf(feldNamen, muster) ?? path;
  const place = /(?:^|\.)(\d+)(?:\.|$)/.exec(path)?.[1];
  return place === undefined ? name : `${name} (${Number(place) + 1}.)`;
}

/** A list of records is called by what stands before the colon of its fields: 'Team: Name' → 'Team'. */
function listeNameOf(feldNamen: Record<string, string>, muster: string): string | undefined {
  const inner = Object.keys(feldNamen).find((known) => known.startsWith(`${muster}.`));
  return inner && feldNamen[inner]?.split(':')[0];
}

/** A value of a field as people read it. */
export function wertText(gruppe: Gruppe, path: string, value: unknown): string {
  const { feldArten = {}, wertNamen = {} } = gruppenMaskeOf(gruppe);
  if (Array.isArray(value))
    return value.map((item, at) => wertText(gruppe, `${path}.${at}`, item)).join('\n');
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, part]) => wertText(gruppe, `${path}.${key}`, part))
      .filter((text) => text !== '')
      .join(', ');
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  const art = feldArten[musterOf(path)];
  return art
    ? artText(art, value)
    : typeof value === 'number'
      ? formatZahl(value)
      : (wertNamen[String(value)] ?? String(value));
}

function artText(art: FeldArt, value: unknown): string {
  if (value === '') return '';
  if (art === 'tag') return formatDatum(`${value}T12:00:00Z`);
  if (art === 'iban') return formatIban(String(value));
  const number = Number(value);
  if (art === 'geld') return formatEuro(number);
  if (art === 'euro') return `${formatZahl(number)}\u00a0€`;
  return art === 'gramm' ? `${formatZahl(number)}\u00a0g` : `${formatZahl(number)}\u00a0%`;
}
