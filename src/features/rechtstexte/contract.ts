import { z } from 'zod';
import { tagFeld } from '#features/einstellung/felder/tag-feld.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { isReadableText, readableTextText } from '#shared/text/readable-text.ts';
import { failureWith, listEnvelope, messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { rechtstextArten } from './rechtstext-art.ts';

/** Characters of one legal text: a privacy notice of a lawyer has about 40,000. */
export const maxRechtstext = 60_000;

const inline = z.object({
  text: z.string(),
  isBold: z.boolean().optional(),
  href: z.string().optional(),
  name: z.string().optional(),
});
const inlines = z.array(inline);
const flatBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.number().int(), inlines, id: z.string().optional() }),
  z.object({ kind: z.literal('paragraph'), inlines }),
  z.object({ kind: z.literal('address'), inlines }),
  z.object({ kind: z.literal('list'), start: z.number().int().optional(), items: z.array(inlines) }),
  z.object({
    kind: z.literal('terms'),
    entries: z.array(z.object({ term: z.string(), place: z.string(), text: z.string() })),
  }),
]);
const block = z.union([flatBlock, z.object({ kind: z.literal('box'), blocks: z.array(flatBlock) })]);

/** Days; `gueltigBis` is the last one, null for the version that is valid today. */
const zeitraum = z.object({ nr: z.number().int(), gueltigAb: z.string(), gueltigBis: z.string().nullable() });

/**
 * A legal text as everybody reads it. `istBeispiel`: its text is the built-in one, for which nobody answers yet, in a
 * shop that has not opened (R23, R53).
 */
export const rechtstext = zeitraum.extend({
  art: z.enum(rechtstextArten),
  /** 'Oktober 2025'. */
  stand: z.string(),
  istBeispiel: z.boolean(),
  bloecke: z.array(block),
  /** All versions that were ever valid, newest first. */
  fassungen: z.array(zeitraum),
});
export type Rechtstext = z.infer<typeof rechtstext>;
export const rechtstextReply = okEnvelope(rechtstext);

/** Who publishes a text without a lawyer's check, and since when (a point in time). */
export const verantwortung = z.object({ von: z.string(), seit: z.string() });
export type Verantwortung = z.infer<typeof verantwortung>;

/** A version in the back office; `ersetzt`: another one was published in its place before it began. */
export const fassungStand = zeitraum.extend({
  stand: z.string(),
  zustand: z.enum(['aktuell', 'geplant', 'frueher', 'ersetzt']),
  istEingebaut: z.boolean(),
  /** 'vom Anwalt geprüft am', a day. */
  geprueftAm: z.string().nullable(),
  verantwortung: verantwortung.nullable(),
  veroeffentlichtAm: z.string().nullable(),
  von: z.string().nullable(),
});
export type FassungStand = z.infer<typeof fassungStand>;

/** A draft; each save gives it another `version`. */
export const entwurf = z.object({
  text: z.string(),
  version: z.string(),
  changedAt: z.string(),
  von: z.string(),
});
export type Entwurf = z.infer<typeof entwurf>;

/** One kind in the list of the back office. */
export const rechtstextUebersicht = z.object({
  art: z.enum(rechtstextArten),
  aktuell: fassungStand,
  geplant: fassungStand.nullable(),
  entwurf: entwurf.omit({ text: true }).nullable(),
  /** What is wrong with the version that is valid today, in German. */
  probleme: z.array(z.string()),
  /** The settings that it lacks, and the address of each field. */
  luecken: z.array(z.object({ text: z.string(), ziel: z.string().nullable() })),
});
export type RechtstextUebersicht = z.infer<typeof rechtstextUebersicht>;
export const rechtstexteReply = listEnvelope(rechtstextUebersicht);

const wert = z.union([z.object({ inlines }), z.object({ blocks: z.array(flatBlock) })]);

/** All that the editor of one kind needs. */
export const rechtstextBearbeitung = z.object({
  art: z.enum(rechtstextArten),
  entwurf: entwurf.nullable(),
  /** Texts of the version that is valid today, and of the built-in one. */
  aktuellerText: z.string(),
  eingebauterText: z.string(),
  /** Today in the workshop. */
  heute: z.string(),
  /** Newest first. */
  fassungen: z.array(fassungStand),
  platzhalter: z.array(
    z.object({ name: z.string(), erklaerung: z.string(), istFreiwillig: z.boolean(), wert }),
  ),
});
export type RechtstextBearbeitung = z.infer<typeof rechtstextBearbeitung>;
export const rechtstextBearbeitungReply = okEnvelope(rechtstextBearbeitung);

/** A version of the back office with what a page shows of it. */
export const fassungReply = okEnvelope(fassungStand.extend({ text: z.string(), bloecke: z.array(block) }));

const text = z
  .string('Hier gehört der Text hin.')
  .overwrite((value) => value.replaceAll(/\r\n?/g, '\n'))
  .refine(isReadableText, readableTextText)
  .max(maxRechtstext, `Höchstens ${formatZahl(maxRechtstext)} Zeichen.`);

/** `version`: of the draft that was changed; null if there was none. */
const version = z
  .string('Die Version des Entwurfs fehlt.')
  .max(40, 'Diesen Entwurf gibt es nicht.')
  .nullable();

export const entwurfBody = z.object({ text, version });
export const entwurfReply = messageEnvelope(entwurf);
/** Another person saved, discarded or published the draft meanwhile: `data.entwurf` is the present one. */
export const entwurfConflictReply = failureWith(z.object({ entwurf: entwurf.nullable() }));

/** The version of the draft that is discarded. */
export const verwerfenQuery = z.object({ version: z.string().max(40, 'Diesen Entwurf gibt es nicht.') });
export const verwerfenReply = messageEnvelope(z.null());

const pruefung = {
  geprueftAm: z.union([z.literal(''), tagFeld]),
  /** 'auf eigene Verantwortung': the account that says so is noted with the time. */
  eigeneVerantwortung: z.boolean().default(false),
};
const entweder = ({
  geprueftAm,
  eigeneVerantwortung,
}: {
  geprueftAm?: string;
  eigeneVerantwortung: boolean;
}) => !geprueftAm || !eigeneVerantwortung;
const entwederText = { error: 'Entweder geprüft oder auf eigene Verantwortung.', path: ['geprueftAm'] };

/** Publishes the draft; with neither a day nor a responsibility nobody answers for it yet. */
export const fassungBody = z
  .object({
    version: z.string('Die Version des Entwurfs fehlt.').max(40, 'Diesen Entwurf gibt es nicht.'),
    gueltigAb: tagFeld,
    ...pruefung,
    geprueftAm: pruefung.geprueftAm.optional(),
  })
  .refine(entweder, entwederText);
export const fassungSavedReply = messageEnvelope(fassungStand);

/** The day on which a lawyer checked a version, or the owner's responsibility; neither takes both back. */
export const pruefungBody = z.object(pruefung).refine(entweder, entwederText);
