import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import type { AngabenOf, Gruppe } from '../../gruppen/gruppen.ts';
import type { NummernFolge } from '../../gruppen/nummern-angaben.ts';
import type { Getippt } from './felder/getippte-werte.ts';

export type GruppeValues<G extends Gruppe> = Getippt<AngabenOf<G>>;
export type GruppeForm<G extends Gruppe> = UseFormReturn<GruppeValues<G>, unknown, AngabenOf<G>>;

/** How a value is written where it is only shown; `geld` has cents, in inputs as well, `euro` is whole. */
export type FeldArt = 'geld' | 'euro' | 'tag' | 'gramm' | 'prozent' | 'iban';

/** One line of what is saved, for the card of the group. */
export type Zeile = { name: string; wert: string };

/** The German names of all fields by path; a place in a list is `*`: `team.*.name`. */
export type FeldNamen = Record<string, string>;

/** All that the screen needs of a group of settings. */
export type Maske<G extends Gruppe> = {
  /** What the group is for, in one sentence. */
  wofuer: string;
  feldNamen: FeldNamen;
  /** Of fields whose value is not shown as it is, by the same paths. */
  feldArten?: Record<string, FeldArt>;
  /** What values are called that are words of the program: `{ kleinunternehmer: 'Kleinunternehmer (§ 19 UStG)' }`. */
  wertNamen?: Record<string, string>;
  /** Three to six lines of what is saved. `folge`: where the range of documents is known. */
  zeilen: (angaben: AngabenOf<G>, folge?: NummernFolge) => Zeile[];
  Felder: ComponentType<{ form: GruppeForm<G> }>;
  /** A question before saving, if these values need one. */
  frage?: (neu: AngabenOf<G>, vorher: AngabenOf<G>, folge?: NummernFolge) => Question | undefined;
};
