import type { Steuermodus } from '../../../gruppen/steuer-angaben.ts';

/** What people call the ways of taxation (R41). */
export const modusNamen: Record<Steuermodus, string> = {
  regelbesteuerung: 'Regelbesteuerung',
  kleinunternehmer: 'Kleinunternehmer (§ 19 UStG)',
};
