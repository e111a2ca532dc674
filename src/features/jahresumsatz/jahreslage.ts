import { formatLangesDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { euroToCent, formatEuro } from '#shared/number/money.ts';
import type { Jahresumsatz } from './contract.ts';
import { grenzen, warnAb } from './grenzen.ts';
import { ohneSteuerText } from './ohne-steuer.ts';

/**
 * What the meter of the year shows: its end in euros, at which turnovers without tax the shop warns, and what the
 * turnover means.
 */
export type Jahreslage = {
  ende: number;
  marken: number[];
  /** The limit that matters is near, or crossed and nothing is done about it. */
  istWarnung: boolean;
  saetze: string[];
  /** The owner has to enter the change in the settings. */
  brauchtEintrag: boolean;
};

/** How the turnover of the year stands to the limits of § 19 UStG. */
export function jahreslageOf(jahresumsatz: Jahresumsatz): Jahreslage {
  const ende = endeOf(jahresumsatz);
  if (jahresumsatz.steuermodus !== 'kleinunternehmer')
    return { ende, marken: [], ...mitSteuer(jahresumsatz) };
  const marken = jahresumsatz.grenzen.filter((one) => one <= ende);
  return { ende, marken, ...ohneSteuer(jahresumsatz) };
}

/** `25.000 €`. */
export function ganzeEuro(euro: number): string {
  return `${formatZahl(euro, 0)}\u00a0€`;
}

/** The next limit; above both the turnover itself. */
function endeOf({ umsatz }: Jahresumsatz): number {
  return [grenzen.vorjahr, grenzen.jahr].find((grenze) => umsatz <= grenze) ?? umsatz;
}

type Aussage = Omit<Jahreslage, 'ende' | 'marken'>;

const zaehlweise = 'Das Gesetz zählt, was eingegangen ist; Ihr Jahresabschluss kann abweichen.';

function ohneSteuer(jahresumsatz: Jahresumsatz): Aussage {
  const { umsatz, vorjahr, jahr } = jahresumsatz;
  const istVorjahrDrueber = vorjahr > grenzen.vorjahr;
  const naechstes = naechstesJahr(jahresumsatz);
  const dieses = diesesJahr(umsatz);
  const saetze = [
    ...(istVorjahrDrueber
      ? [
          `${jahr - 1} lag Ihr Umsatz mit ${formatEuro(vorjahr)} über ${ganzeEuro(grenzen.vorjahr)}. Dann gilt ${jahr} schon die Regelbesteuerung. Bitte fragen Sie Ihre Steuerberatung und tragen Sie den Wechsel in den Einstellungen ein.`,
        ]
      : []),
    ...naechstes.saetze,
    ...dieses.saetze,
    `Im Gründungsjahr gilt die Regelbesteuerung sofort, wenn Sie ${ganzeEuro(grenzen.vorjahr)} überschreiten. Das stellt der Laden nicht von selbst um.`,
    zaehlweise,
  ];
  return {
    saetze,
    istWarnung: istVorjahrDrueber || naechstes.istWarnung || dieses.istWarnung,
    brauchtEintrag: istVorjahrDrueber || naechstes.brauchtEintrag,
  };
}

/** What the turnover means for the next year. */
function naechstesJahr({ umsatz, vorjahr, jahr, regelbesteuerungAb }: Jahresumsatz): Aussage {
  const grenze = ganzeEuro(grenzen.vorjahr);
  const ab = `${jahr + 1}-01-01`;
  const istGeplant = regelbesteuerungAb !== undefined && regelbesteuerungAb <= ab;
  // VAT comes anyway, or is due already: nothing depends on this limit.
  if (istGeplant || (vorjahr > grenzen.vorjahr && umsatz <= grenzen.vorjahr))
    return { saetze: [], istWarnung: false, brauchtEintrag: false };
  if (umsatz <= grenzen.vorjahr) {
    const rest = `Bis ${grenze} bleiben ${formatEuro(grenzen.vorjahr - umsatz)}.`;
    const istWarnung = umsatz >= grenzen.vorjahr * warnAb;
    const folge = istWarnung
      ? `Darüber gilt ab ${formatLangesDatum(ab)} die Regelbesteuerung.`
      : `Darunter bleiben Sie auch ${jahr + 1} ohne Mehrwertsteuer.`;
    return { saetze: [`${rest} ${folge}`], istWarnung, brauchtEintrag: false };
  }
  const satz = `Sie haben ${grenze} überschritten: Ab ${formatLangesDatum(ab)} gilt die Regelbesteuerung. Bitte tragen Sie das in den Einstellungen ein.`;
  return { saetze: [satz], istWarnung: true, brauchtEintrag: true };
}

/** What the turnover means for this year. */
function diesesJahr(umsatz: number): Omit<Aussage, 'brauchtEintrag'> {
  if (umsatz < grenzen.jahr * warnAb) return { saetze: [], istWarnung: false };
  const grenze = ganzeEuro(grenzen.jahr);
  const rest = formatEuro(Math.max(0, grenzen.jahr - umsatz));
  const satz = `Bis ${grenze} bleiben ${rest}. Der Verkauf, der diese Grenze überschreitet, wird schon besteuert: Der Laden berechnet dann von selbst Mehrwertsteuer, ändert die Einstellung und schreibt Ihnen (in der Post unter „Eingang“).`;
  return { saetze: [satz], istWarnung: true };
}

function mitSteuer({ jahr, umsatz, vorjahr, wechsel }: Jahresumsatz): Aussage {
  const saetze = [
    ...(wechsel ? wechselSaetze(wechsel, umsatz) : []),
    `${jahr - 1} waren es ${formatEuro(vorjahr)}.`,
    zaehlweise,
  ];
  return { saetze, istWarnung: false, brauchtEintrag: false };
}

type Wechsel = NonNullable<Jahresumsatz['wechsel']>;

/** What the change means that the shop made by itself, and what of it is the owner's to decide. */
function wechselSaetze(wechsel: Wechsel, umsatz: number): string[] {
  const { bestellung, offene } = wechsel;
  const [ab, grenze] = [formatLangesDatum(wechsel.ab), ganzeEuro(grenzen.jahr)];
  const ende = bestellung ? 'diese Bestellung storniert' : 'dieser Verkauf zurückgenommen';
  return [
    `Seit ${ab} berechnet der Laden Mehrwertsteuer: ${anlassText(wechsel)} hat Ihr Umsatz ${grenze} überschritten. Was zu tun ist, steht in der Post unter „Eingang“.`,
    ...(umsatz <= grenzen.jahr
      ? [`Seit ${ab} zählt der Umsatz ohne Mehrwertsteuer, deshalb steht hier nicht mehr als ${grenze}.`]
      : []),
    ...(offene.anzahl > 0
      ? [
          `Noch nicht ausgeliefert und ohne Mehrwertsteuer bestellt: ${ohneSteuerText({ anzahl: offene.anzahl, cent: euroToCent(offene.summe) })}. Bitte fragen Sie Ihre Steuerberatung, bevor Sie liefern.`,
        ]
      : []),
    `Die Umstellung bleibt, auch wenn ${ende} wird. Meinen Sie, dass die Grenze dann nicht überschritten ist, fragen Sie Ihre Steuerberatung: Ändern können Sie die Besteuerung in den Einstellungen.`,
  ];
}

function anlassText({ bestellung, markt }: Wechsel): string {
  if (bestellung) return `Mit der Bestellung ${bestellung.nummer}`;
  return markt ? `Mit dem Markttag ${markt.ort}`.trim() : 'Mit einem Verkauf';
}
