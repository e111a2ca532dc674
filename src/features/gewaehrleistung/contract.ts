import { z } from 'zod';
import { messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { gewaehrleistungTypen } from './gewaehrleistung-art.ts';

const bild = z.object({ url: z.string(), breite: z.number().int(), hoehe: z.number().int() });

/** Texts around the picture: `link` is the page of the European Union, `text` the notice's words for those who cannot see it. */
const worte = { link: z.string(), text: z.string() };

/** The notice as shoppers see it: the same picture in ascending widths. An order refers to `version`. */
export const gewaehrleistung = z.object({
  version: z.number().int(),
  bilder: z.array(bild),
  ...worte,
});
export type Gewaehrleistung = z.infer<typeof gewaehrleistung>;

/** `null`: the shop shows no notice. */
export const gewaehrleistungReply = okEnvelope(z.object({ hinweis: gewaehrleistung.nullable() }));

/** The uploaded file: `hash` is its SHA-256, `groesse` its bytes; of a PDF the first of `seiten` pages is shown. */
const datei = z.object({
  hash: z.string(),
  name: z.string(),
  typ: z.enum(gewaehrleistungTypen),
  groesse: z.number().int(),
  seiten: z.number().int(),
  bilder: z.array(bild),
});

/** One version in the history; `datei` is the name of its file, `null` where there was none. */
const eintrag = z.object({
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  von: z.string(),
  datei: z.string().nullable(),
  hash: z.string().nullable(),
  link: z.string(),
});

/**
 * The notice in the back office. `version` is sent back with a change and detects a concurrent one; 0 before the first change.
 * `verlauf` has the newest versions first.
 */
export const gewaehrleistungStand = z.object({
  version: z.number().int(),
  datei: datei.nullable(),
  ...worte,
  verlauf: z.array(eintrag),
});
export type GewaehrleistungStand = z.infer<typeof gewaehrleistungStand>;

export const gewaehrleistungStandReply = okEnvelope(gewaehrleistungStand);
export const geaenderteGewaehrleistungReply = messageEnvelope(gewaehrleistungStand);

/** The bytes of the picture, and those of the uploaded file. */
export const hinweisBildReply = z.any().describe('Das Bild');
export const hinweisDateiReply = z.any().describe('Die hochgeladene Datei, unverändert');
