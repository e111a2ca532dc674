import type { z } from 'zod';
import { ladenAngaben, ladenBody, leererLaden } from './laden-angaben.ts';
import { leereNummern, nummernAngaben, nummernBody } from './nummern-angaben.ts';
import { anfangsPhase, phaseAngaben } from './phase-angaben.ts';
import { leerePost, postAngaben } from './post-angaben.ts';
import { leereSteuer, steuerAngaben, steuerBody } from './steuer-angaben.ts';
import { leereTexte, texteAngaben } from './texte-angaben.ts';
import { leererVersand, versandAngaben, versandBody } from './versand-angaben.ts';
import { leereZahlung, zahlungAngaben, zahlungBody } from './zahlung-angaben.ts';

/**
 * The groups that the owner edits: what is stored, what can be saved, and what holds before the first save.
 */
export const gruppen = {
  laden: { angaben: ladenAngaben, body: ladenBody, leer: leererLaden },
  steuer: { angaben: steuerAngaben, body: steuerBody, leer: leereSteuer },
  versand: { angaben: versandAngaben, body: versandBody, leer: leererVersand },
  zahlung: { angaben: zahlungAngaben, body: zahlungBody, leer: leereZahlung },
  post: { angaben: postAngaben, body: postAngaben, leer: leerePost },
  texte: { angaben: texteAngaben, body: texteAngaben, leer: leereTexte },
  nummern: { angaben: nummernAngaben, body: nummernBody, leer: leereNummern },
} as const;
export type Gruppe = keyof typeof gruppen;
export const gruppenNamen = Object.keys(gruppen) as Gruppe[];

/** All that is stored as settings; the phase has calls of its own. */
export const einstellungen = { ...gruppen, phase: { angaben: phaseAngaben, leer: anfangsPhase } } as const;
export type EinstellungName = keyof typeof einstellungen;
export type AngabenOf<N extends EinstellungName> = z.output<(typeof einstellungen)[N]['angaben']>;

/** A setting as it is now. `version` 0: never saved, the values are those of a new shop. */
export type Stand<N extends EinstellungName> = {
  version: number;
  angaben: AngabenOf<N>;
  /** When it was saved, and by whom; null if never. */
  geaendertAt: string | null;
  von: string | null;
};
export type Einstellungen = { [N in EinstellungName]: Stand<N> };
