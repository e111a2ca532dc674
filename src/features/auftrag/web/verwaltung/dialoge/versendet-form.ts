import { z } from 'zod';
import { type AuftragPosten, type VersendetBody, versendetBody } from '../../../contract.ts';
import { dienste } from '../../../kundensicht/paketdienste.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import { leeresRechnungAn, type RechnungAn, rechnungAnForm } from './rechnung-an/rechnung-an-form.ts';
import { type Stueck, toTeile } from './stueck-je-zeile.ts';

/** What the dialog holds: pieces by line, days as texts. */
export type VersandForm = {
  dienst: string;
  nummer: string;
  teile: Stueck;
  von: string;
  bis: string;
  ohneZahlung: boolean;
  rechnungAn: RechnungAn;
};

type Posten = Pick<AuftragPosten, 'nr' | 'rest' | 'imLager' | 'gedeckt'>;

type Vorlage = Pick<GelesenerAuftrag, 'termin' | 'rechnung' | 'brauchtRechnungAn'> & { posten: Posten[] };

/** What a step is asked for besides. */
type Gefragt = Pick<GelesenerAuftrag, 'offen' | 'brauchtRechnungAn'>;

/** Whether pieces stay here. */
export function isTeilweise(posten: Posten[], teile: Stueck): boolean {
  return posten.some(({ nr, rest }) => (teile[nr] ?? 0) < rest);
}

/** What stands below a line: pieces on the shelf, and those that were promised to older orders. */
export function lagerText({ rest, imLager, gedeckt }: Omit<Posten, 'nr'>): string {
  const fuerAndere = gedeckt < rest ? imLager - gedeckt : 0;
  return `im Lager: ${imLager}${fuerAndere > 0 ? `, für andere reserviert: ${fuerAndere}` : ''}`;
}

/**
 * What the shelf holds for this order is offered to be sent; of an order for whose lines nothing is there,
 * all of it: the shelf is not always counted. The rest follows on the promised days, if they are not over.
 */
export function leerVersand({ posten, termin, ...auftrag }: Vorlage, heute: string): VersandForm {
  const da = posten
    .filter(({ rest }) => rest > 0)
    .map((one) => [one.nr, Math.min(one.rest, Math.max(0, one.gedeckt))] as const);
  const hasAny = posten.some(({ rest, imLager }) => rest > 0 && imLager > 0);
  const teile = hasAny
    ? da
    : posten.filter(({ rest }) => rest > 0).map(({ nr, rest }) => [nr, rest] as const);
  const isOver = !termin || termin.von < heute;
  return {
    dienst: dienste[0],
    nummer: '',
    teile: Object.fromEntries(teile),
    von: isOver ? '' : termin.von,
    bis: isOver ? '' : termin.bis,
    ohneZahlung: false,
    rechnungAn: leeresRechnungAn(auftrag),
  };
}

/**
 * The server's rules, and what only this order knows: days of the rest when there is one, a yes to sending without
 * money, and an address of the invoice where it is asked for.
 */
export function versandForm(posten: Posten[], { offen, ...auftrag }: Gefragt) {
  return z
    .object({
      dienst: versendetBody.shape.dienst,
      nummer: versendetBody.shape.nummer,
      teile: z
        .record(z.string(), z.number())
        .refine((stueck) => toTeile(stueck).length > 0, 'Bitte mindestens ein Stück wählen.'),
      von: z.string(),
      bis: z.string(),
      ohneZahlung: z.boolean(),
      rechnungAn: rechnungAnForm(auftrag),
    })
    .superRefine(({ teile, von, bis, ohneZahlung }, context) => {
      const fault = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (isTeilweise(posten, teile)) {
        if (!von) fault('von', 'Bitte einen Tag angeben.');
        if (!bis) fault('bis', 'Bitte einen Tag angeben.');
        if (von && bis && von > bis) fault('bis', 'Das Ende liegt vor dem Anfang.');
      }
      if (offen > 0 && !ohneZahlung) fault('ohneZahlung', 'Bitte bestätigen Sie das.');
    });
}

/** As the server wants it. */
export function toVersand(
  { dienst, nummer, teile, von, bis, rechnungAn }: VersandForm,
  { posten, offen }: Pick<Gefragt, 'offen'> & { posten: Posten[] },
): Omit<VersendetBody, 'gesehen'> {
  const isTeil = isTeilweise(posten, teile);
  return {
    ...{ dienst, nummer },
    ...(isTeil ? { teile: toTeile(teile), rest: { von, bis } } : {}),
    ...(offen > 0 ? { ohneZahlung: true } : {}),
    ...(rechnungAn ? { rechnungAn } : {}),
  };
}
