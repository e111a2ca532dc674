type Nachricht = { id: string; art: string; betreff: string; stand: string };

/**
 * What became of the messages about a step that was taken back, as they are then: those that waited were
 * withdrawn, others have left, or leave at this moment. One that only brings a document goes out all the same,
 * however long it waits.
 */
export function ruecknahmeText(vorher: Nachricht[], jetzt: Nachricht[]): string {
  const noch = new Set(jetzt.map(({ id }) => id));
  const weg = vorher.filter(({ id }) => !noch.has(id));
  const da = vorher.filter(({ id, stand }) => noch.has(id) && (stand === 'gesendet' || stand === 'wartet'));
  const isNochDa = ({ art, stand }: Nachricht) => art === 'rechnung' && stand === 'wartet';
  const texte = [
    nichtMehrText(betreffe(weg)),
    hinausText(betreffe(da.filter((one) => !isNochDa(one)))),
    trotzdemText(betreffe(da.filter(isNochDa))),
  ];
  return texte.filter(Boolean).join(' ');
}

const bitte = 'Bitte schreiben Sie der Kundschaft, wenn etwas nicht mehr stimmt.';

/** What its author has to know and do when mails about a step have left already. */
export function hinausText(betreffe: string[]): string {
  if (betreffe.length === 0) return '';
  const schon = betreffe.length === 1 ? 'ist schon hinausgegangen' : 'sind schon hinausgegangen';
  return `${mailText(betreffe)} ${schon}. ${bitte}`;
}

/** The same in the timeline, of a step that was taken back. */
export function warHinausText(betreffe: string[]): string {
  if (betreffe.length === 0) return '';
  return `${mailText(betreffe)} ${betreffe.length === 1 ? 'war' : 'waren'} schon hinausgegangen.`;
}

function nichtMehrText(betreffe: string[]): string {
  if (betreffe.length === 0) return '';
  return `${mailText(betreffe)} ${betreffe.length === 1 ? 'geht' : 'gehen'} nicht mehr hinaus.`;
}

function trotzdemText(betreffe: string[]): string {
  if (betreffe.length === 0) return '';
  const noch = betreffe.length === 1 ? 'bringt einen Beleg und geht' : 'bringen Belege und gehen';
  return `${mailText(betreffe)} ${noch} trotzdem hinaus. ${bitte}`;
}

function mailText(betreffe: string[]): string {
  const namen = betreffe.map((one) => `„${one}“`);
  const [letzter] = namen.slice(-1);
  if (namen.length === 1) return `Die E-Mail ${letzter}`;
  return `Die E-Mails ${namen.slice(0, -1).join(', ')} und ${letzter}`;
}

function betreffe(nachrichten: Nachricht[]): string[] {
  return [...new Set(nachrichten.map(({ betreff }) => betreff))];
}
