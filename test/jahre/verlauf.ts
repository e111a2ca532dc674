import type { Ereignis } from '#features/auftrag/ereignisse/ereignis.ts';

const dayMs = 86_400_000;
/** Orders that are older are done, cancelled or fetched. */
const offeneTage = 30;
const [erinnertNach, storniertNach] = [5, 10];

export type Bestellt = {
  /** Its place among all orders, from the oldest. */
  index: number;
  at: Date;
  now: Date;
  gesamtCent: number;
  teile: { nr: number; menge: number }[];
  /** The declaration that withdrew all of it after it was sent. */
  widerruf?: string | undefined;
};

/** How an order went: what happened after it was made, and when its money is asked for next. */
export type Verlauf = { ereignisse: Ereignis[]; faelligAt: string | null };

/** Every twentieth order is fetched and paid then; all others are sent and paid by transfer. */
export const isAbholung = (index: number) => index % 20 === 1;

/** One of fifty is withdrawn after it was sent: of those that are done. */
export const isWiderrufen = (index: number, { at, now }: Pick<Bestellt, 'at' | 'now'>) =>
  index % 50 === 7 && now.getTime() - at.getTime() > offeneTage * dayMs;

/** Nearly all orders are done, one of twenty was never paid; of those of the last month many wait for something. */
export function verlaufOf(bestellt: Bestellt): Verlauf {
  const { index, at, now } = bestellt;
  const alter = (now.getTime() - at.getTime()) / dayMs;
  if (isAbholung(index)) return abholungOf(bestellt, alter > offeneTage);
  if (index % 20 === 0 || (alter < storniertNach && index % 3 === 0)) return unbezahltOf(at, alter);
  // What is younger than the days between its steps has them all behind it as well.
  const nach = (tage: number) => new Date(at.getTime() + Math.min(tage, alter / 2) * dayMs).toISOString();
  const { gesamtCent, teile } = bestellt;
  const zahlung = (betragCent: number): Ereignis => {
    return { typ: 'zahlung', angaben: { betragCent, tag: nach(1).slice(0, 10) }, at: nach(1) };
  };
  const gepackt: Ereignis = { typ: 'gepackt', angaben: {}, at: nach(2) };
  const versendet: Ereignis = {
    typ: 'versendet',
    angaben: { dienst: 'DHL', nummer: '00340434161094042557', teile },
    at: nach(2),
  };
  const schritte =
    alter > offeneTage || index % 7 === 6
      ? [zahlung(gesamtCent), gepackt, versendet]
      : index % 7 === 5
        ? [zahlung(gesamtCent + 1000), gepackt, versendet]
        : index % 7 === 4
          ? [zahlung(gesamtCent), gepackt]
          : [zahlung(gesamtCent)];
  return { ereignisse: [...schritte, ...widerrufOf(bestellt)], faelligAt: null };
}

/** Withdrawn, come back and paid back. */
function widerrufOf({ at, gesamtCent, teile, widerruf }: Bestellt): Ereignis[] {
  if (widerruf === undefined) return [];
  const nach = (tage: number) => new Date(at.getTime() + tage * dayMs).toISOString();
  const frei = teile.map((teil) => ({ ...teil, frei: 0 }));
  const zurueck = teile.map((teil) => ({ ...teil, verkaufbar: true }));
  const betragCent = gesamtCent;
  return [
    { typ: 'widerruf', angaben: { widerruf }, at: nach(6) },
    { typ: 'widerrufen', angaben: { widerruf, teile: frei, versandCent: 490, betragCent }, at: nach(7) },
    { typ: 'rueckgabe', angaben: { widerruf, teile: zurueck }, at: nach(10) },
    { typ: 'erstattung', angaben: { betragCent, tag: nach(11).slice(0, 10) }, at: nach(11) },
  ];
}

function abholungOf({ at, gesamtCent, teile }: Bestellt, isFertig: boolean): Verlauf {
  const bereit: Ereignis = { typ: 'abholbereit', angaben: {}, at: at.toISOString() };
  if (!isFertig) return { ereignisse: [bereit], faelligAt: null };
  const geholt = new Date(at.getTime() + 3 * dayMs).toISOString();
  const tag = geholt.slice(0, 10);
  const ereignisse: Ereignis[] = [
    bereit,
    { typ: 'zahlung', angaben: { betragCent: gesamtCent, tag }, at: geholt },
    { typ: 'abgeholt', angaben: { teile }, at: geholt },
  ];
  return { ereignisse, faelligAt: null };
}

/** Reminded and cancelled as the job does it. */
function unbezahltOf(at: Date, alter: number): Verlauf {
  const nach = (tage: number) => new Date(at.getTime() + tage * dayMs).toISOString();
  const erinnert: Ereignis = { typ: 'erinnert', angaben: {}, at: nach(erinnertNach) };
  if (alter <= erinnertNach) return { ereignisse: [], faelligAt: nach(erinnertNach) };
  if (alter <= storniertNach) return { ereignisse: [erinnert], faelligAt: nach(storniertNach) };
  const storniert: Ereignis = { typ: 'storniert', angaben: { grund: 'frist' }, at: nach(storniertNach) };
  return { ereignisse: [erinnert, storniert], faelligAt: null };
}
