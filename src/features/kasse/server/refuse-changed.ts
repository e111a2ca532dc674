import { AppError } from '#shared/wire/errors.ts';
import type { BestellBody } from '../contract.ts';
import { grundOf, type Kassenlage, kasseOf } from '../kasse.ts';
import { unterschiede } from '../konditionen/gesehene-bestellung.ts';
import { type Rechnung, rechnungOf } from '../konditionen/summe.ts';
import { hashGesehen } from './hash-gesehen.ts';

type Gewaehlt = Pick<BestellBody, 'stand' | 'versandart' | 'zahlart'>;

const nochEinmal = 'Bitte prüfen Sie die Bestellung noch einmal. Es wurde noch nichts bestellt.';

/**
 * What the shopper has chosen, if it is still as it was seen; otherwise refuses with what changed, and the checkout as it is now
 * (R37).
 */
export function chooseRechnung(lage: Kassenlage, gewaehlt: Gewaehlt): Rechnung {
  const { angebot, waren, hindernisse, weisen } = lage;
  const refuse = (message: string, fehler: string[]) =>
    new AppError('CONFLICT', message, { fehler, data: kasseOf(lage, hashGesehen) });

  const grund = grundOf(lage);
  if (grund !== undefined) throw refuse(grund, [grund]);
  if (hindernisse.length > 0)
    throw refuse(
      `Nicht alles ist noch da. ${nochEinmal}`,
      hindernisse.map(({ text }) => text),
    );
  if (waren.length === 0) throw refuse('Ihr Warenkorb ist leer.', ['Ihr Warenkorb ist leer.']);

  const weise = weisen.find(
    ({ versandart, zahlart }) => versandart === gewaehlt.versandart && zahlart === gewaehlt.zahlart,
  );
  if (!weise) {
    const text = 'Diese Art von Versand und Zahlung geht gerade nicht. Bitte wählen Sie eine andere.';
    throw refuse(text, [text]);
  }
  const rechnung = rechnungOf(angebot, waren, weise);
  const fehler = unterschiede(gewaehlt.stand, hashGesehen(rechnung));
  if (fehler.length > 0) throw refuse(`Inzwischen hat sich etwas geändert. ${nochEinmal}`, fehler);
  return rechnung;
}
