import { AppError } from '#shared/wire/errors.ts';
import type { BestellBody } from '../contract.ts';
import { type Kasseninhalt, kasseGrundOf, kasseOf } from '../kasse.ts';
import { geaenderteTeile } from '../konditionen/gesehene-bestellung.ts';
import { type Bestellsumme, bestellsummeOf } from '../konditionen/summe.ts';
import { hashGeseheneBestellung } from './hash-gesehen.ts';

type Gewaehlt = Pick<BestellBody, 'stand' | 'versandart' | 'zahlart'>;

const nochEinmal = 'Bitte prüfen Sie die Bestellung noch einmal. Es wurde noch nichts bestellt.';

/**
 * What the shopper has chosen, if it is still as it was seen; otherwise refuses with what changed, and the
 * checkout as it is now (R37).
 */
export function chooseBestellsumme(inhalt: Kasseninhalt, gewaehlt: Gewaehlt): Bestellsumme {
  const { konditionen, waren, hindernisse, bezugswege } = inhalt;
  const refuse = (message: string, fehler: string[]) =>
    new AppError('CONFLICT', message, { fehler, data: kasseOf(inhalt, hashGeseheneBestellung) });

  const grund = kasseGrundOf(inhalt);
  if (grund !== undefined) throw refuse(grund, [grund]);
  if (hindernisse.length > 0)
    throw refuse(
      `Nicht alles ist noch da. ${nochEinmal}`,
      hindernisse.map(({ text }) => text),
    );
  if (waren.length === 0) throw refuse('Ihr Warenkorb ist leer.', ['Ihr Warenkorb ist leer.']);

  const bezugsweg = bezugswege.find(
    ({ versandart, zahlart }) => versandart === gewaehlt.versandart && zahlart === gewaehlt.zahlart,
  );
  if (!bezugsweg) {
    const text = 'Diese Art von Versand und Zahlung geht gerade nicht. Bitte wählen Sie eine andere.';
    throw refuse(text, [text]);
  }
  const summe = bestellsummeOf(konditionen, waren, bezugsweg);
  const fehler = geaenderteTeile(gewaehlt.stand, hashGeseheneBestellung(summe));
  if (fehler.length > 0) throw refuse(`Inzwischen hat sich etwas geändert. ${nochEinmal}`, fehler);
  return summe;
}
