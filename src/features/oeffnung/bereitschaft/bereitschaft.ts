import { betrieb, post } from './bereit-betrieb.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import { eigeneAngaben, impressum, verantwortlich, verpackungsregister } from './bereit-laden.ts';
import { produktAngaben, sortiment } from './bereit-produkte.ts';
import type { Dringlichkeit, Fakt, Pruefung, Punkt } from './bereit-punkt.ts';
import { gewaehrleistungPruefung, rechtstexte } from './bereit-rechtliches.ts';
import { produktsicherheit } from './bereit-sicherheit.ts';
import { steuer } from './bereit-steuer.ts';
import { umweltaussagen } from './bereit-umwelt.ts';
import { versand } from './bereit-versand.ts';
import { probelaufPruefung, zahlung } from './bereit-zahlung.ts';
import { isPruefvermerk } from './pruefvermerk.ts';

/** The state of a line: its most urgent point. */
export type Stufe = Dringlichkeit | 'gut';

/** One line of 'Bereit zum Öffnen?' with what is missing. */
export type Zeile = { id: string; titel: string; stufe: Stufe; fehlt: Punkt[] };

/** All lines, in the order in which an owner would go through them (facts §7). */
export const pruefungen: Pruefung[] = [
  impressum,
  eigeneAngaben,
  steuer,
  versand,
  zahlung,
  probelaufPruefung,
  post,
  sortiment,
  produktAngaben,
  produktsicherheit,
  verantwortlich,
  verpackungsregister,
  rechtstexte,
  gewaehrleistungPruefung,
  umweltaussagen,
  betrieb,
];

/**
 * The lines with those of their questions only that can prevent the opening; of these, those that a change of the facts
 * `geaendert` can answer otherwise, if any are given.
 */
export function hinderndePruefungen(...geaendert: Fakt[]): Pruefung[] {
  return pruefungen
    .map((pruefung) => ({
      ...pruefung,
      fragen: pruefung.fragen.filter(
        ({ hindert, an }) =>
          hindert && (geaendert.length === 0 || geaendert.some((fakt) => an.includes(fakt))),
      ),
    }))
    .filter(({ fragen }) => fragen.length > 0);
}

/** The facts that lines are computed from. */
export function gefragteFakten(pruefungen: Pruefung[]): ReadonlySet<Fakt> {
  return new Set(pruefungen.flatMap(({ fragen }) => fragen.flatMap(({ an }) => an)));
}

/** Lines of 'Bereit zum Öffnen?', computed: red ones prevent the opening, yellow ones warn. */
export function bereitschaft(fakten: BereitFakten, welche = pruefungen): Zeile[] {
  return welche.map(({ id, titel, fragen }) => {
    const fehlt = fragen.flatMap(({ finde }) => finde(fakten));
    return { id, titel, stufe: stufeOf(fehlt), fehlt };
  });
}

function stufeOf(fehlt: Punkt[]): Stufe {
  if (fehlt.some(({ stufe }) => stufe === 'rot')) return 'rot';
  return fehlt.length > 0 ? 'gelb' : 'gut';
}

/** The points that prevent the opening. */
export function hindernisse(zeilen: Zeile[]): Punkt[] {
  return zeilen.flatMap(({ fehlt }) => fehlt.filter(({ stufe }) => stufe === 'rot'));
}

/**
 * The obstacles of `nachher` that were none before; one whose words changed is the same obstacle of the same field.
 * No setting makes an unchecked legal text: that it is one counts only once the values are no example's any more.
 */
export function neueHindernisse(vorher: Zeile[], nachher: Zeile[]): Punkt[] {
  const known = new Map(vorher.map((zeile) => [zeile.id, new Set(hindernisse([zeile]).map(placeOf))]));
  return nachher.flatMap((zeile) =>
    hindernisse([zeile]).filter(
      (one) => !isPruefvermerk(one.ziel) && !known.get(zeile.id)?.has(placeOf(one)),
    ),
  );
}

function placeOf({ ziel, text }: Punkt): string {
  return ziel ?? text;
}
