import { type Anschrift, leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { ansehen, bestellAnrede } from '#features/auftrag/post/post-bausteine.ts';
import type { BelegInhalt } from '#features/beleg/beleg-inhalt.ts';
import { belegAnlassText, belegTitel } from '#features/beleg/beleg-worte.ts';
import type { NeueNachricht } from '#features/post/nachricht.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { centToEuro, formatEuro } from '#shared/number/money.ts';

/** `kundschaft`: whose order it is, if it goes to her; `istNochmal`: this address had a mail with it before. */
type Kopie = {
  beleg: { id: string; inhalt: BelegInhalt };
  kundschaft: Pick<Anschrift, 'vorname' | 'nachname'> | undefined;
  istNochmal: boolean;
};

/**
 * A document once more. Who is not the customer of its order gets no link to the order's page, on which it can be
 * changed. The subject does not name it: at the order those read it who do not see documents.
 */
export function kopiePost({
  beleg: { id, inhalt },
  kundschaft,
  istNochmal,
}: Kopie): Pick<NeueNachricht, 'betreff' | 'bloecke' | 'anhaenge'> {
  const { nummer, tag, anlass, aussteller } = inhalt;
  const titel = belegTitel(inhalt);
  const worum = anlass.art === 'bestellung' ? `zur Bestellung ${anlass.nummer}` : `vom ${formatDatum(tag)}`;
  return {
    betreff: `${istNochmal ? 'Noch einmal: ' : ''}${titel} ${worum} bei ${aussteller.name}`,
    bloecke: [
      { kind: 'titel', text: titel },
      bestellAnrede({ rechnung: { ...leereAnschrift, ...kundschaft } }),
      { kind: 'text', stuecke: [wasSatz(inhalt, { isIhre: kundschaft !== undefined, istNochmal })] },
      { kind: 'text', stuecke: [`Anbei: ${titel} ${nummer}.${istNochmal ? nichtNeu : ''}`] },
      ...(kundschaft ? [ansehen] : []),
    ],
    anhaenge: [{ art: 'beleg', id, name: nummer }],
  };
}

/** Nobody shall book it twice. */
const nichtNeu = ' Es ist dieselbe wie zuvor, keine weitere.';

function wasSatz(
  inhalt: BelegInhalt,
  { isIhre, istNochmal }: { isIhre: boolean; istNochmal: boolean },
): string {
  const { nummer, tag, bruttoCent, anlass } = inhalt;
  const was = `${isIhre ? 'Ihre' : 'die'} ${belegTitel(inhalt)} ${nummer} vom ${formatDatum(tag)}`;
  const betrag = formatEuro(centToEuro(bruttoCent));
  return `hier ist ${istNochmal ? 'noch einmal ' : ''}${was} über ${betrag} (${belegAnlassText(anlass)}).`;
}
