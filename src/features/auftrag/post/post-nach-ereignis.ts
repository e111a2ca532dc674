import { paketOf } from '#features/lieferung/liefertermin.ts';
import type { NachrichtArt } from '#features/post/nachricht.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { tagOf } from '#shared/datum/datum.ts';
import { centToEuro } from '#shared/number/money.ts';
import type { Ereignis, EreignisVon, PostenTeil } from '../ereignisse/ereignis.ts';
import { erstattungswegOf, isZurueckGescheitert } from '../ereignisse/erstattung.ts';
import type { BestellungInhalt } from '../kundensicht/bestellung-contract.ts';
import { verfolgenLink } from '../kundensicht/paketdienste.ts';
import type { Auftragslage } from '../zustand/auftragslage.ts';
import { abholbereitPost } from './post-abholbereit.ts';
import type { AuftragPost } from './post-bausteine.ts';
import { erinnerungPost, onlineErinnerungPost, ueberweisungPost } from './post-erinnerung.ts';
import { erstattungPost } from './post-erstattung.ts';
import { kontoFragePost } from './post-konto-frage.ts';
import { nachlassPost } from './post-nachlass.ts';
import { nachrichtPost } from './post-nachricht.ts';
import { storniertPost } from './post-storniert.ts';
import { teilStorniertPost } from './post-teil-storniert.ts';
import { versandtPost } from './post-versandt.ts';
import { erlassenPost, zahlungPost } from './post-zahlung.ts';

/** How the order stands, with all its events; `portoCent` is what of its postage was not returned. */
type Umstaende = {
  lage: Auftragslage;
  posten: { nr: number; name: string }[];
  ereignisse: Ereignis[];
  portoCent: number;
};
type Folge = AuftragPost & { art: NachrichtArt };

/** What an order's customer reads of what happened after the order was made, if anything. */
export function folgePost(
  bestellung: BestellungInhalt,
  ereignis: Ereignis,
  { lage, posten, ereignisse, portoCent }: Umstaende,
): Folge | undefined {
  const { ueberweisung, zahlart, abholung } = bestellung;
  const bezahlt = centToEuro(lage.bezahltCent);
  switch (ereignis.typ) {
    case 'zahlung':
      if (zahlwegOf(zahlart).isVorOrt && !ereignis.angaben.online) return undefined;
      return { art: 'zahlung', ...zahlungPost(bestellung, centToEuro(ereignis.angaben.betragCent)) };
    case 'erlassen':
      if (zahlwegOf(zahlart).isVorOrt) return undefined;
      return { art: 'zahlung', ...erlassenPost(bestellung, centToEuro(ereignis.angaben.betragCent)) };
    case 'erinnert':
      return erinnertPost(bestellung, { isTeilweise: bezahlt > 0 });
    case 'zahlart':
      return ueberweisung && { art: 'ueberweisung', ...ueberweisungPost(bestellung, ueberweisung) };
    case 'erstattung':
    case 'erstattungBegonnen':
      return erstattetPost(bestellung, ereignis, { lage, ereignisse });
    case 'nachlass':
      return nachgelassenPost(bestellung, ereignis, lage);
    case 'abholbereit':
      return {
        art: 'abholbereit',
        ...abholbereitPost(bestellung, {
          abholung: abholung ?? { ort: '', zeiten: '' },
          offen: centToEuro(lage.offenCent),
        }),
      };
    case 'versendet':
      return { art: 'versandt', ...versandtPost(bestellung, sendungOf(ereignis, posten)) };
    case 'teilStorniert':
      return gekuerztPost(bestellung, ereignis, { lage, posten, portoCent, ereignisse });
    case 'storniert':
      return { art: 'storniert', ...storniertPost(bestellung, { ...ereignis.angaben, bezahlt }) };
    case 'nachricht':
      return { art: 'nachricht', ...nachrichtPost(bestellung, ereignis.angaben.text) };
    default:
      return undefined;
  }
}

/** Of money that goes back its customer hears when it is done, and before that if she is asked where to. */
function erstattetPost(
  bestellung: BestellungInhalt,
  ereignis: EreignisVon<'erstattung' | 'erstattungBegonnen'>,
  { lage, ereignisse }: Pick<Umstaende, 'lage' | 'ereignisse'>,
): Folge | undefined {
  const betrag = centToEuro(ereignis.angaben.betragCent);
  if (ereignis.typ === 'erstattungBegonnen') {
    if (!ereignis.angaben.fragt) return undefined;
    const isGescheitert = isZurueckGescheitert(ereignisse);
    return { art: 'kontoFrage', ...kontoFragePost(bestellung, { betrag, isGescheitert }) };
  }
  const geld = {
    ...{ betrag, weg: erstattungswegOf(ereignis, ereignisse) },
    frei: centToEuro(Math.max(0, lage.zurueckCent - lage.zurueckLaeuftCent)),
    laeuft: centToEuro(lage.zurueckLaeuftCent),
  };
  return { art: 'erstattung', ...erstattungPost(bestellung, geld) };
}

function gekuerztPost(
  bestellung: BestellungInhalt,
  { angaben: { teile, text } }: EreignisVon<'teilStorniert'>,
  { lage, posten, portoCent }: Umstaende,
): Folge {
  const geld = {
    gesamt: centToEuro(lage.zuZahlenCent),
    // When the workshop has let go of so much, no postage can be told from the rest.
    versand: centToEuro(portoCent > lage.zuZahlenCent ? 0 : portoCent),
    offen: centToEuro(lage.offenCent),
    zurueck: centToEuro(lage.zurueckCent),
  };
  const stuecke = stueckeMitNamen(teile, posten);
  return { art: 'teilStorniert', ...teilStorniertPost(bestellung, { stuecke, text, ...geld }) };
}

function nachgelassenPost(
  bestellung: BestellungInhalt,
  { angaben: { betragCent, text } }: EreignisVon<'nachlass'>,
  { zurueckCent, zurueckLaeuftCent }: Auftragslage,
): Folge {
  // Of what is on its way she hears when it is there.
  const zurueck = centToEuro(zurueckCent - zurueckLaeuftCent);
  return { art: 'nachlass', ...nachlassPost(bestellung, { betrag: centToEuro(betragCent), text, zurueck }) };
}

function erinnertPost(
  bestellung: BestellungInhalt,
  { isTeilweise }: { isTeilweise: boolean },
): Folge | undefined {
  const { ueberweisung, online, zahlart } = bestellung;
  const art = 'erinnerung';
  if (ueberweisung) return { art, ...erinnerungPost(bestellung, { ueberweisung, isTeilweise }) };
  if (!online || !zahlwegOf(zahlart).isOnline) return undefined;
  return { art, ...onlineErinnerungPost(bestellung, { isTeilweise }) };
}

function sendungOf({ angaben, at }: EreignisVon<'versendet'>, posten: Umstaende['posten']) {
  const { dienst, nummer, teile } = angaben;
  const link = verfolgenLink({ dienst, nummer });
  return { dienst, nummer, link, ...paketOf(tagOf(new Date(at))), inhalt: stueckeMitNamen(teile, posten) };
}

function stueckeMitNamen(
  teile: PostenTeil[],
  posten: Umstaende['posten'],
): { menge: number; name: string }[] {
  const namen = new Map(posten.map(({ nr, name }) => [nr, name]));
  return teile.map(({ nr, menge }) => ({ menge, name: namen.get(nr) ?? '' }));
}
