import {
  isPackstation,
  nenntPackstation,
  ohnePostnummer,
  type Station,
  stationOf,
} from '#shared/packstation.ts';
import { keyboardText } from '#shared/text/keyboard-text.ts';
import { type Anschrift, laengen } from './anschrift.ts';
import { withOrt, withOrtDahinter } from './plz-und-ort.ts';
import { splitStrasse, withHausnummer, withZusatz } from './strasse-und-hausnummer.ts';

/** Longer fields are refused: they are not searched. */
const laengste = 2 * Math.max(...Object.values(laengen));

/**
 * An address as it was meant, the same wherever it comes from: what people and browsers put into a
 * neighbouring field stands in its own. Only what can be read in one way is moved, and nothing is left out.
 */
export function tidyAnschrift(given: Anschrift): Anschrift {
  if (Object.values(given).some((text) => text.length > laengste)) return given;
  const anschrift = withOrtDahinter(withOrt(withNarrow(given)));
  if (isPackstation(anschrift)) return withStation(anschrift);
  const station = withStation(anschrift);
  if (station !== anschrift) return station;
  const mitZusatz = { ...anschrift, ...withZusatz(anschrift) };
  const mitNummer = withHausnummer({ ...mitZusatz, ...splitStrasse(mitZusatz) });
  // `Poststation` is one only with its number.
  return isPackstation(mitNummer) ? withStation(mitNummer) : mitNummer;
}

/** Digits and letters as wide as Chinese ones, of keyboards that write them; what is a number, in the signs of ours. */
function withNarrow(anschrift: Anschrift): Anschrift {
  const narrow = (text: string) =>
    text.replaceAll(/[\uff01-\uff5e\u3000]+/g, (wide) => wide.normalize('NFKC'));
  const entries = Object.entries(anschrift).map(([feld, text]) => [feld, narrow(text)]);
  const { hausnummer, plz } = anschrift;
  const nummern = { hausnummer: keyboardText(hausnummer), plz: keyboardText(plz) };
  return { ...(Object.fromEntries(entries) as Anschrift), ...nummern };
}

/**
 * A machine of DHL in the fields that its file and labels have: word, its number, and the customer's in the
 * second line.
 */
function withStation(anschrift: Anschrift): Anschrift {
  const { strasse, hausnummer, zusatz, firma } = anschrift;
  const zeile = stationOf(`${strasse} ${hausnummer}`);
  const dahinter = stationOf(zusatz);
  if (!zeile) return withPostnummer(anschrift, dahinter);
  const inFirma = stationOf(firma) ?? {};
  const isFirma = !nenntPackstation(firma) && inFirma.postnummer === undefined;
  const vorname = ohnePostnummer(anschrift.vorname);
  const nachname = ohnePostnummer(anschrift.nachname);
  const station = joined([zeile, dahinter ?? {}, isFirma ? {} : inFirma, vorname, nachname]);
  if (station?.art === undefined) return anschrift;
  // What the second line says would be lost.
  if (!dahinter && station.postnummer !== undefined) return anschrift;
  return {
    ...anschrift,
    ...{ vorname: vorname.name, nachname: nachname.name, firma: isFirma ? firma : '' },
    ...{ strasse: station.art, hausnummer: station.nummer ?? '' },
    zusatz: dahinter ? (station.postnummer ?? '') : zusatz,
  };
}

/** Beside a machine that says more than its number: the customer's without its name and blanks. */
function withPostnummer(anschrift: Anschrift, { art, postnummer }: Station = {}): Anschrift {
  const isDa = art === undefined && postnummer !== undefined && isPackstation(anschrift);
  return isDa ? { ...anschrift, zusatz: postnummer } : anschrift;
}

/** One machine of what several fields say, or `undefined` if they differ. */
function joined(all: Station[]): Station | undefined {
  const station: Station = {};
  for (const key of ['art', 'nummer', 'postnummer'] as const) {
    const [wert, ...weitere] = new Set(all.flatMap((one) => one[key] ?? []));
    if (weitere.length > 0) return undefined;
    if (wert !== undefined) station[key] = wert;
  }
  return station;
}
