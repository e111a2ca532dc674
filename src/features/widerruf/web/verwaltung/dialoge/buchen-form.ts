import { z } from 'zod';
import { formatDatum, tagOf } from '#shared/datum/datum.ts';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { euroToText, numberTextFault } from '#web/ui/verwaltung/number-field/number-text.ts';
import {
  gewuenschteStueck,
  isAllesGebucht,
  rueckgabeTeile,
  rueckgabeZeilen,
  type Stueck,
  wenigerCent,
  zurueckCent,
} from '../../../bearbeitung/buchung.ts';
import type { GelesenerAuftrag } from '../../../bearbeitung/read-widerruf.ts';
import type { BuchenBody } from '../../../bearbeitung/verwaltung-contract.ts';

const stueck = z.record(z.string(), z.number());
export const zurueckFeld = z.object({ da: stueck, gut: stueck });

/** The form of a booking. `versandEigen`: the postage was typed, and does not follow the pieces any more. */
export function buchenForm({ posten, versand }: GelesenerAuftrag) {
  return z
    .object({
      teile: stueck
        .refine((wahl) => anzahlOf(wahl) > 0, 'Bitte mindestens ein Stück wählen.')
        .refine(
          (wahl) => posten.every(({ nr, moeglich }) => (wahl[nr] ?? 0) <= moeglich),
          'So viele Stück sind nicht mehr zu widerrufen. Bitte weniger wählen.',
        ),
      versand: z.string().superRefine((text, context) => {
        // Without postage to return the field is not there.
        const message = versand > 0 && numberTextFault(text, portoGrenzen(versand));
        if (message) context.addIssue({ code: 'custom', message });
      }),
      versandEigen: z.boolean(),
      istDa: z.boolean(),
      zurueck: zurueckFeld,
      istErstattet: z.boolean(),
      tag: z.string(),
    })
    .refine(({ istErstattet, tag }) => !istErstattet || tag !== '', {
      path: ['tag'],
      message: 'Bitte einen Tag angeben.',
    })
    .refine(({ istErstattet, tag }) => !istErstattet || tag <= tagOf(new Date()), {
      path: ['tag'],
      message: 'Dieser Tag liegt in der Zukunft.',
    });
}

export type BuchenForm = z.infer<ReturnType<typeof buchenForm>>;

export function leereBuchung(auftrag: GelesenerAuftrag, heute: string): BuchenForm {
  const teile = gewuenschteStueck(auftrag.posten);
  return {
    ...{ teile, versand: portoText(auftrag, teile), versandEigen: false },
    ...{ istDa: false, zurueck: { da: {}, gut: {} }, istErstattet: false, tag: heute },
  };
}

/** The postage that is returned when nobody decides otherwise: all of it with all of the goods (§ 357 (2) BGB). */
export function portoText({ posten, versand }: GelesenerAuftrag, teile: Stueck): string {
  return euroToText(isAllesGebucht(posten, teile) ? versand : 0);
}

const portoGrenzen = (max: number) => ({ min: 0, max, decimals: 2, unit: '€', isRequired: true });

/** In cents; nothing where there is none to return. */
function portoOf({ versand }: GelesenerAuftrag, text: string): number {
  return versand > 0 ? euroToCent(parseNumber(text) ?? 0) : 0;
}

/** What a choice comes to, in cents; `undefined` while the postage is no amount. */
export function betraegeOf(auftrag: GelesenerAuftrag, teile: Stueck, versand: string) {
  if (auftrag.versand > 0 && numberTextFault(versand, portoGrenzen(auftrag.versand))) return undefined;
  const weniger = wenigerCent(auftrag.posten, teile, portoOf(auftrag, versand));
  return { weniger, zurueck: zurueckCent(auftrag, weniger) };
}

/** As the server wants it; what does not apply to the chosen pieces is left out. */
export function toBuchung(auftrag: GelesenerAuftrag, wahl: BuchenForm, gesehen: number): BuchenBody {
  const { posten } = auftrag;
  const porto = portoOf(auftrag, wahl.versand);
  const weniger = wenigerCent(posten, wahl.teile, porto);
  const isErstattet = wahl.istErstattet && zurueckCent(auftrag, weniger) > 0;
  return {
    gesehen,
    teile: posten.flatMap(({ nr }) => {
      const menge = wahl.teile[nr] ?? 0;
      return menge > 0 ? [{ nr, menge }] : [];
    }),
    versand: centToEuro(porto),
    zurueck: wahl.istDa ? rueckgabeTeile(rueckgabeZeilen(posten, wahl.teile), wahl.zurueck) : [],
    ...(isErstattet ? { erstattetAm: wahl.tag } : {}),
  };
}

/** What a booking does, before it is done. */
export function folgenText(
  auftrag: GelesenerAuftrag,
  { teile, versand, zurueck, erstattetAm }: BuchenBody,
): string {
  const wahl = Object.fromEntries(teile.map(({ nr, menge }) => [nr, menge]));
  const weniger = wenigerCent(auftrag.posten, wahl, euroToCent(versand));
  const geld = zurueckCent(auftrag, weniger);
  const [gut, schlecht] = [true, false].map((isGut) =>
    zurueck.reduce((sum, { menge, verkaufbar }) => sum + (verkaufbar === isGut ? menge : 0), 0),
  );
  // Pieces that never left the house are free to be sold at once.
  const unterwegs = rueckgabeZeilen(auftrag.posten, wahl).reduce((sum, { erwartet }) => sum + erwartet, 0);
  const isEndgueltig = unterwegs < anzahlOf(wahl) || zurueck.length > 0 || erstattetAm !== undefined;
  return [
    `${anzahlOf(wahl)} Stück ${anzahlOf(wahl) === 1 ? 'ist' : 'sind'} widerrufen, die Bestellung kostet ${euro(weniger)} weniger.`,
    gut ? `${gut} Stück ${gut === 1 ? 'liegt' : 'liegen'} wieder im Lager.` : '',
    schlecht ? `${schlecht} Stück ${schlecht === 1 ? 'wird' : 'werden'} abgeschrieben.` : '',
    geld > 0 &&
      (erstattetAm
        ? `${euro(geld)} sind am ${formatDatum(`${erstattetAm}T12:00:00Z`)} zurückgezahlt.`
        : `${euro(geld)} sind noch zurückzuzahlen.`),
    unterwegs > 0 && 'Gibt es schon eine Rechnung, schreibt der Laden dazu eine Rechnungskorrektur.',
    isEndgueltig
      ? 'Das lässt sich nicht zurücknehmen.'
      : 'Zurücknehmen lässt es sich, bis Ware oder Geld zurück ist.',
  ]
    .filter(Boolean)
    .join(' ');
}

function anzahlOf(wahl: Stueck): number {
  return Object.values(wahl).reduce((sum, menge) => sum + menge, 0);
}

const euro = (cent: number): string => formatEuro(centToEuro(cent));
