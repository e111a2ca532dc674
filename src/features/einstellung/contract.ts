import { z } from 'zod';
import { ladenBild } from '#features/bild/contract.ts';
import { mapZahlarten } from '#features/zahlarten/map-zahlarten.ts';
import { onlineWege } from '#features/zahlarten/online-wege.ts';
import { failureWith, messageEnvelope, okEnvelope } from '#shared/wire/envelope.ts';
import { versionFeld, versionText } from './felder/version-feld.ts';
import { type Gruppe, gruppen } from './gruppen/gruppen.ts';
import { ladenAngaben } from './gruppen/laden-angaben.ts';
import { phasen } from './gruppen/phase-angaben.ts';
import { steuermodi } from './gruppen/steuer-angaben.ts';
import { texteAngaben } from './gruppen/texte-angaben.ts';
import { versandAngaben } from './gruppen/versand-angaben.ts';
import { mapTexte, texteDasSindWir, texteJederSeite } from './laden/laden-texte.ts';

/** The public part of the settings (`Laden`). */
export const laden = z.object({
  ...ladenAngaben.pick({
    slogan: true,
    inhaberin: true,
    adresse: true,
    email: true,
    telefon: true,
    fotoProfil: true,
  }).shape,
  name: z.string(),
  verantwortlich: z.string(),
  ...mapTexte(texteJederSeite, () => z.string()),
  merkmale: texteAngaben.shape.merkmale,
  steuermodus: z.enum(steuermodi),
  phase: z.enum(phasen),
  pause: z.object({ text: z.string(), bis: z.string() }).nullable(),
  versand: versandAngaben.pick({ dhl: true, abholung: true, verpackungGramm: true }),
  zahlung: z.object(mapZahlarten(() => z.boolean())),
  onlineWege: z.array(z.enum(onlineWege)),
  bild: ladenBild.nullable(),
});
export const ladenReply = okEnvelope(laden);

export const ladenTexteReply = okEnvelope(
  texteAngaben
    .pick({ ...mapTexte(texteDasSindWir, () => true as const), bereiche: true, werte: true })
    .extend({ team: ladenAngaben.shape.team, bild: ladenBild.nullable() }),
);

/** A whole group, and the version it was made from. */
export function gruppeBodyOf<G extends Gruppe>(gruppe: G) {
  return z.intersection(
    z.object({ version: versionFeld }),
    gruppen[gruppe].body as (typeof gruppen)[G]['body'],
  );
}

function standOf<G extends Gruppe>(gruppe: G) {
  return z.object({
    version: z.number().int(),
    angaben: gruppen[gruppe].angaben as (typeof gruppen)[G]['angaben'],
    geaendertAt: z.string().nullable(),
    von: z.string().nullable(),
  });
}

export function gruppeReplyOf<G extends Gruppe>(gruppe: G) {
  return okEnvelope(standOf(gruppe));
}

export function gruppeSavedReplyOf<G extends Gruppe>(gruppe: G) {
  return messageEnvelope(standOf(gruppe));
}

/** The group was saved meanwhile: `data` is its current state; `istEigene`: by the same account, in another window. */
export function gruppeConflictOf<G extends Gruppe>(gruppe: G) {
  return failureWith(standOf(gruppe).extend({ istEigene: z.boolean().optional() }));
}

/** One save of a group: when, by whom, and each value that changed. */
export const verlaufEintrag = z.object({
  version: z.number().int(),
  am: z.string(),
  von: z.string(),
  felder: z.array(
    z.object({ feld: z.string(), vorher: z.unknown().optional(), nachher: z.unknown().optional() }),
  ),
});
export type VerlaufEintrag = z.infer<typeof verlaufEintrag>;

/** Newest first; `weitere`: there are older ones, before the version of the last entry. */
export const einstellungVerlaufReply = okEnvelope(
  z.object({ eintraege: z.array(verlaufEintrag), weitere: z.boolean() }),
);

/** Entries older than this version; without it the newest. */
export const verlaufQuery = z.object({
  vor: z.coerce
    .string()
    .regex(/^\d{1,10}$/, versionText)
    .transform(Number)
    .pipe(versionFeld)
    .optional(),
});
