import { type Ereignis, type EreignisVon, geltende, nurVon } from './ereignis.ts';

/** Money that is on its way back: begun, and neither done nor given up. */
export function laufendeErstattungen(ereignisse: Ereignis[]): EreignisVon<'erstattungBegonnen'>['angaben'][] {
  const gilt = geltende(ereignisse);
  const beendet = new Set([
    ...nurVon(gilt, 'erstattung').map(({ angaben }) => angaben.erstattung),
    ...nurVon(gilt, 'erstattungBeendet').map(({ angaben }) => angaben.erstattung),
  ]);
  return nurVon(gilt, 'erstattungBegonnen')
    .map(({ angaben }) => angaben)
    .filter(({ erstattung }) => !beendet.has(erstattung));
}

/** Whether a provider could not return money of it: it goes back by transfer. */
export function isZurueckGescheitert(ereignisse: Ereignis[]): boolean {
  const gilt = geltende(ereignisse);
  const beimAnbieter = new Set(
    nurVon(gilt, 'erstattungBegonnen')
      .filter(({ angaben }) => angaben.weg === 'anbieter')
      .map(({ angaben }) => angaben.erstattung),
  );
  return nurVon(gilt, 'erstattungBeendet').some(
    ({ angaben }) => angaben.grund === 'gescheitert' && beimAnbieter.has(angaben.erstattung),
  );
}

/** Whether it was given up, or the workshop has taken back that it was done: it is to be returned anew. */
export function isZurueckgezogen(ereignisse: Ereignis[], erstattung: string): boolean {
  return nurVon(geltende(ereignisse), 'erstattungBeendet').some(
    ({ angaben }) => angaben.erstattung === erstattung && angaben.grund === 'zurueckgezogen',
  );
}

/** By which way money was returned; `undefined` where the workshop has entered it by hand. */
export function erstattungswegOf(
  { angaben }: EreignisVon<'erstattung'>,
  ereignisse: Ereignis[],
): EreignisVon<'erstattungBegonnen'>['angaben']['weg'] | undefined {
  if (angaben.erstattung === undefined) return undefined;
  const alle = nurVon(geltende(ereignisse), 'erstattungBegonnen');
  return alle.find((one) => one.angaben.erstattung === angaben.erstattung)?.angaben.weg;
}
