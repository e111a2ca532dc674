import { z } from 'zod';
import { centToEuro, euroToCent, formatEuro } from '#shared/number/money.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { requiredNumber } from '#web/ui/verwaltung/number-field/number-text.ts';
import { nachlassBody } from '../../../contract.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import { type Stueck, toTeile } from './stueck-je-zeile.ts';

/** What is chosen and typed. */
export function nachlassSchema({ gesamt }: Pick<GelesenerAuftrag, 'gesamt'>) {
  return z.object({
    teile: z.record(z.string(), z.number()),
    regal: z.record(z.string(), z.boolean()),
    isPorto: z.boolean(),
    betrag: requiredNumber({ min: 0.01, max: gesamt, decimals: 2, unit: '€' }),
    text: nachlassBody.shape.text,
  });
}
export type NachlassWerte = z.input<ReturnType<typeof nachlassSchema>>;
export type NachlassWahl = z.output<ReturnType<typeof nachlassSchema>>;

/** Nothing chosen; of soap that was in other hands nothing is sold again, unless it is said. */
export function keineWahl(auftrag: Pick<GelesenerAuftrag, 'posten'>): NachlassWerte {
  const zeilen = nachlassZeilen(auftrag);
  return {
    teile: Object.fromEntries(zeilen.map(({ nr }) => [nr, 0])),
    regal: Object.fromEntries(zeilen.map(({ nr }) => [nr, false])),
    ...{ isPorto: false, betrag: '', text: '' },
  };
}

/** The lines of which pieces can be chosen, and how many. */
export function nachlassZeilen({ posten }: Pick<GelesenerAuftrag, 'posten'>) {
  return posten.flatMap(({ nr, name, nachlassbar }) =>
    nachlassbar > 0 ? { nr, name, rest: nachlassbar } : [],
  );
}

type Auftrag = Pick<GelesenerAuftrag, 'gesamt' | 'bezahlt' | 'versandRest' | 'zurueckLaeuft'> & {
  posten: Pick<GelesenerAuftrag['posten'][number], 'nr' | 'preis'>[];
};

/** The price of the chosen pieces with the postage, but no more than the order costs; euros. */
export function vorschlagOf(
  { posten, gesamt, versandRest }: Pick<Auftrag, 'posten' | 'gesamt' | 'versandRest'>,
  { teile, isPorto }: { teile: Stueck; isPorto: boolean },
): number {
  const cent = posten.reduce((sum, { nr, preis }) => sum + (teile[nr] ?? 0) * euroToCent(preis), 0);
  return Math.min(gesamt, centToEuro(cent + (isPorto ? euroToCent(versandRest) : 0)));
}

/** The choice as the server wants it, with what becomes of the pieces. */
export function nachlassOf(
  { betrag, text, teile: stueck, regal, isPorto }: NachlassWahl,
  { versandRest }: Pick<Auftrag, 'versandRest'>,
) {
  const teile = toTeile(stueck).map((teil) => ({ ...teil, regal: regal[teil.nr] === true }));
  return {
    ...{ betrag, text },
    ...(teile.length > 0 ? { teile } : {}),
    ...(isPorto ? { versand: versandRest } : {}),
  };
}

/** What letting go of a typed sum comes to. */
export function nachlassFolge(
  { gesamt, bezahlt, zurueckLaeuft }: Pick<Auftrag, 'gesamt' | 'bezahlt' | 'zurueckLaeuft'>,
  text: string,
): string {
  const betrag = parseNumber(text) ?? 0;
  if (betrag <= 0 || betrag > gesamt)
    return 'Für Ware, die bleibt und nur einen Teil weniger kosten soll, genügt der Betrag.';
  const zurueckCent = euroToCent(bezahlt) - euroToCent(gesamt) + euroToCent(betrag);
  const frei = Math.max(0, zurueckCent) - euroToCent(zurueckLaeuft);
  return frei > 0
    ? `Danach sind ${formatEuro(centToEuro(frei))} zurückzuzahlen.`
    : 'Zurückzuzahlen ist danach nichts.';
}
