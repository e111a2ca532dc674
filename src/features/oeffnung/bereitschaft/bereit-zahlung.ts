import { geltendeZahlung } from '#features/einstellung/gruppen/geltende-zahlung.ts';
import type { VersandAngaben } from '#features/einstellung/gruppen/versand-angaben.ts';
import type { ZahlungAngaben } from '#features/einstellung/gruppen/zahlung-angaben.ts';
import { type OnlineWeg, schalterOf } from '#features/zahlarten/online-wege.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { isNurAbholung, zahlartenFor } from '#features/zahlarten/zahlwege.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import {
  frage,
  hinweisFrage,
  nurOeffentlich,
  type Pruefung,
  type Punkt,
  punkt,
  wenn,
} from './bereit-punkt.ts';

/** Whoever can order can also pay: at least one way, each one complete, and one for each kind of delivery. */
export const zahlung: Pruefung = {
  id: 'zahlung',
  titel: 'Zahlung',
  fragen: [
    frage(['zahlung', 'versand', 'onlineWege'], ({ zahlung, versand, onlineWege }) => {
      const geltend = geltendeZahlung(zahlung.angaben, onlineWege);
      const { vorkasse } = geltend;
      if (zahlarten.every((zahlart) => !geltend[zahlart].aktiv))
        return [punkt('rot', 'zahlung.vorkasse.aktiv', 'Mindestens eine Zahlungsart einschalten.')];
      return [...(vorkasse.aktiv ? konto(vorkasse) : []), ...passend(geltend, versand.angaben)];
    }),
    frage(['zahlung', 'umgebung', 'onlineWege'], (fakten) =>
      fakten.zahlung.angaben.online.aktiv ? online(fakten) : [],
    ),
  ],
};

/** What customers are to do, the owner has done: a key may begin payments and still not return them. */
export const probelaufPruefung: Pruefung = {
  id: 'probezahlung',
  titel: 'Probe\u00adzahlung',
  fragen: [
    hinweisFrage(['zahlung', 'umgebung', 'probelauf'], ({ zahlung, umgebung, probelauf }) =>
      zahlung.angaben.online.aktiv && umgebung.zahlung && !probelauf.bestanden
        ? [
            punkt(
              'gelb',
              'probezahlung',
              'Probieren Sie die Bezahlseite aus: einen Euro bezahlen, der Laden zahlt ihn gleich zurück.',
            ),
          ]
        : [],
    ),
  ],
};

function konto({ kontoinhaber, iban }: ZahlungAngaben['vorkasse']): Punkt[] {
  return [
    ...wenn(
      kontoinhaber === '',
      punkt('rot', 'zahlung.vorkasse.kontoinhaber', 'Den Kontoinhaber eintragen, genau wie bei der Bank.'),
    ),
    ...wenn(iban === '', punkt('rot', 'zahlung.vorkasse.iban', 'Die IBAN eintragen.')),
  ];
}

/** Each kind of delivery has a way to pay, and payment on pick-up needs pick-up. */
function passend(zahlung: ZahlungAngaben, versand: VersandAngaben): Punkt[] {
  return [
    ...wenn(
      zahlarten.some((one) => zahlung[one].aktiv && isNurAbholung(one)) && !versand.abholung.aktiv,
      punkt(
        'rot',
        'versand.abholung.aktiv',
        'Bezahlt werden kann bei Abholung, aber abholen kann niemand: die Abholung einschalten.',
      ),
    ),
    ...wenn(
      versand.dhl.aktiv && zahlartenFor('dhl', (zahlart) => zahlung[zahlart].aktiv).length === 0,
      punkt(
        'rot',
        'zahlung.vorkasse.aktiv',
        'Für Pakete gibt es keine Zahlungsart: die Vorkasse einschalten.',
      ),
    ),
  ];
}

const feld = 'zahlung.online.aktiv';
const zugang = 'zugaenge.zahlung';

/** Who is to pay online can, and real money: with a test key strangers would get goods for nothing. */
function online({
  umgebung,
  onlineWege,
  zahlung: { angaben },
}: Pick<BereitFakten, 'umgebung' | 'onlineWege' | 'zahlung'>): Punkt[] {
  const { zahlung } = umgebung;
  if (!zahlung)
    return [
      punkt(
        'gelb',
        zugang,
        '„Online bezahlen“ ist eingeschaltet, wird aber niemandem angeboten: den Zahlungsanbieter eintragen.',
      ),
    ];
  return [
    ...wenn(
      onlineWege.length === 0,
      punkt(
        'gelb',
        feld,
        '„Online bezahlen“ ist eingeschaltet, wird aber niemandem angeboten: Der Zahlungsanbieter hat noch keine Zahlungsart genannt. Stimmt der Schlüssel, und sind dort Zahlungsarten eingeschaltet?',
      ),
    ),
    ...alleAus(angaben, onlineWege),
    ...wenn(
      zahlung.modus === 'test',
      punkt(
        nurOeffentlich({ umgebung }),
        zugang,
        'Testschlüssel: Niemand bezahlt wirklich. Den echten Schlüssel eintragen; bis dahin „Online bezahlen“ ausschalten.',
      ),
    ),
  ];
}

/** The provider offers ways, and the owner none of them. */
function alleAus(zahlung: ZahlungAngaben, [erster, ...weitere]: OnlineWeg[]): Punkt[] {
  if (!erster || geltendeZahlung(zahlung, [erster, ...weitere]).online.aktiv) return [];
  return [
    punkt(
      'gelb',
      `zahlung.online.wege.${schalterOf(erster)}.aktiv`,
      '„Online bezahlen“ ist eingeschaltet, wird aber niemandem angeboten: Alle Zahlungsarten des Zahlungsanbieters sind ausgeschaltet. Bitte mindestens eine einschalten.',
    ),
  ];
}
