import type { LadenBild } from '#features/bild/contract.ts';
import { mapZahlarten } from '#features/zahlarten/map-zahlarten.ts';
import type { OnlineWeg } from '#features/zahlarten/online-wege.ts';
import type { Zahlart } from '#features/zahlarten/zahlart.ts';
import { isNurAbholung } from '#features/zahlarten/zahlwege.ts';
import type { Einstellungen } from '../gruppen/gruppen.ts';
import { istInhaberin, type LadenAngaben } from '../gruppen/laden-angaben.ts';
import type { Phase } from '../gruppen/phase-angaben.ts';
import { type Steuermodus, steuermodusAm } from '../gruppen/steuer-angaben.ts';
import type { TexteAngaben } from '../gruppen/texte-angaben.ts';
import type { VersandAngaben } from '../gruppen/versand-angaben.ts';
import { bestellbarerVersand } from './bestellbarer-versand.ts';
import { mapTexte, texteDasSindWir, texteJederSeite } from './laden-texte.ts';

/** What every page of the shop needs of the settings, on one day. Money in euros. */
export type Laden = Pick<
  LadenAngaben & TexteAngaben,
  | ('name' | 'slogan' | 'inhaberin' | 'adresse' | 'email' | 'telefon' | 'fotoProfil')
  | (keyof typeof texteJederSeite | 'merkmale')
> & {
  /** Who is responsible for the cosmetics, with her address; empty: the owner. */
  verantwortlich: string;
  steuermodus: Steuermodus;
  phase: Phase;
  /** Text and day of return, in `pausiert` only. */
  pause: { text: string; bis: string } | null;
  versand: Pick<VersandAngaben, 'dhl' | 'abholung' | 'verpackungGramm'>;
  /** The ways to pay, which must be known before the checkout begins (§ 312j (1) BGB). */
  zahlung: Record<Zahlart, boolean>;
  /** The ways to pay of its provider that the owner lets be offered, if it can be paid online. */
  onlineWege: OnlineWeg[];
  /** The owner's picture of the home page, and of shared links; null without one. */
  bild: LadenBild | null;
};

/** What 'Das sind wir' says and shows. */
export type LadenTexte = Pick<LadenAngaben, 'team'> &
  Pick<TexteAngaben, keyof typeof texteDasSindWir | 'bereiche' | 'werte'> & { bild: LadenBild | null };

/** The public part of the settings on a day (`2026-11-23`); pictures, and what a provider offers, are no settings. */
export function ladenOf(
  { laden, steuer, versand, zahlung, texte, phase }: Einstellungen,
  tag: string,
): Omit<Laden, 'bild' | 'onlineWege'> {
  const { name, slogan, inhaberin, adresse, email, telefon, fotoProfil } = laden.angaben;
  const { dhl, abholung, verpackungGramm } = bestellbarerVersand({
    versand: versand.angaben,
    zahlung: zahlung.angaben,
    phase: phase.angaben,
  });
  const { pauseText, pauseBis } = phase.angaben;
  const isPaused = phase.angaben.phase === 'pausiert';
  return {
    ...{ name, slogan, inhaberin, adresse, email, telefon, fotoProfil },
    verantwortlich: istInhaberin(laden.angaben) ? '' : laden.angaben.verantwortlich,
    ...mapTexte(texteJederSeite, (name) => texte.angaben[name]),
    merkmale: texte.angaben.merkmale,
    steuermodus: steuermodusAm(steuer.angaben.modi, tag),
    phase: phase.angaben.phase,
    // A day of return that has passed says nothing.
    pause: isPaused ? { text: pauseText, bis: pauseBis >= tag ? pauseBis : '' } : null,
    versand: { dhl, abholung, verpackungGramm },
    zahlung: mapZahlarten(
      (zahlart) => zahlung.angaben[zahlart].aktiv && (abholung.aktiv || !isNurAbholung(zahlart)),
    ),
  };
}

export function ladenTexteOf({ laden, texte }: Einstellungen): Omit<LadenTexte, 'bild'> {
  const { bereiche, werte } = texte.angaben;
  const texts = mapTexte(texteDasSindWir, (name) => texte.angaben[name]);
  return { team: laden.angaben.team, ...texts, bereiche, werte };
}
