import { z } from 'zod';
import { type Stueck, toTeile } from '#features/auftrag/web/verwaltung/dialoge/stueck-je-zeile.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { eingangWege } from '../../../bearbeitung/eingang-weg.ts';
import { erklaerungLaengen } from '../../../erklaerung.ts';

/** The order that a withdrawal is taken in at; `rest`: pieces that are neither cancelled nor withdrawn. */
export type AufnahmeAuftrag = {
  _id: string;
  nummer: string;
  name: string;
  email: string;
  posten: { nr: number; name: string; rest: number }[];
};

/** The form of a withdrawal that came by letter, e-mail or telephone. Without an order its number is typed. */
export function aufnahmeForm(auftrag: AufnahmeAuftrag | undefined) {
  return z.object({
    tag: z.iso
      .date('Bitte einen Tag angeben.')
      .refine((tag) => tag <= tagOf(new Date()), 'Dieser Tag liegt in der Zukunft.'),
    weg: z.enum(eingangWege),
    name: z.string().trim().min(1, 'Bitte den Namen angeben.').max(erklaerungLaengen.name),
    bestellung: z
      .string()
      .trim()
      .min(1, 'Bitte die Bestellnummer angeben, oder was wann bestellt wurde.')
      .max(erklaerungLaengen.bestellung),
    email: z.string().trim().max(erklaerungLaengen.email),
    teile: z
      .record(z.string(), z.number())
      .refine(
        (wahl) => !auftrag || toTeile(wahl).length > 0,
        'Bitte wählen, was widerrufen ist. Steht nichts dabei, ist es alles.',
      ),
    stuecke: z.string().trim().max(erklaerungLaengen.stuecke),
    notiz: z.string().trim().max(500),
  });
}

export type AufnahmeForm = z.infer<ReturnType<typeof aufnahmeForm>>;

/** Nothing is chosen before, unless there is one piece alone: a letter says what it withdraws. */
export function leereAufnahme(auftrag: AufnahmeAuftrag | undefined): AufnahmeForm {
  const posten = auftrag?.posten ?? [];
  const stueck = posten.reduce((summe, { rest }) => summe + rest, 0);
  const teile: Stueck = Object.fromEntries(posten.map(({ nr }) => [nr, stueck === 1 ? 1 : 0]));
  const { name = '', nummer: bestellung = '', email = '' } = auftrag ?? {};
  return {
    ...{ tag: tagOf(new Date()), weg: 'brief', name, bestellung, email, teile },
    ...{ stuecke: '', notiz: '' },
  };
}

/** As the server wants it; `id` makes a repetition the same one. */
export function toAufnahme(wahl: AufnahmeForm, id: string, auftrag: AufnahmeAuftrag | undefined) {
  const namen = new Map(auftrag?.posten.map(({ nr, name }) => [nr, name]));
  const teile = toTeile(wahl.teile).map((teil) => ({ ...teil, name: namen.get(teil.nr) ?? '' }));
  return { ...wahl, id, teile, ...(auftrag ? { auftragId: auftrag._id } : {}) };
}
