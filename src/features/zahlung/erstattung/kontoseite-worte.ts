import { formatEuro } from '#shared/number/money.ts';
import type { GeleseneKontoseite } from './read-kontoseite.ts';

/**
 * How the money stands that is transferred to her, in one title and one sentence. Soft hyphens are in the long words,
 * because not every browser can hyphenate German.
 */
export function kontoseiteKopfOf({ stand, betrag, kontoEnde }: GeleseneKontoseite): {
  titel: string;
  satz: string;
} {
  const geld = betrag === undefined ? 'Ihr Geld' : formatEuro(betrag);
  switch (stand) {
    case 'gefragt':
      return {
        titel: 'Wohin dürfen wir über\u00adweisen?',
        satz: `Sie bekommen ${geld} zurück. Bitte sagen Sie uns, auf welches Konto.`,
      };
    case 'angegeben':
      return {
        titel: 'Ihre Bank\u00adverbindung ist da',
        satz: `${kontoEnde ? `${kontoEnde}. ` : ''}Wir überweisen Ihnen ${geld}.`,
      };
    case 'ueberwiesen':
      return {
        titel: 'Das Geld ist über\u00adwiesen',
        satz: `Wir haben Ihnen ${geld} überwiesen. Bis es auf Ihrem Konto ist, können ein, zwei Werktage vergehen. Ihre Bankverbindung haben wir gelöscht.`,
      };
    case 'keine':
      return {
        titel: 'Hier ist nichts anzugeben',
        satz: 'Für diese Bestellung brauchen wir keine Bankverbindung von Ihnen.',
      };
    default:
      return { titel: 'Ihr Geld zurück', satz: 'Wie es steht, sehen Sie auf der Seite Ihrer Bestellung.' };
  }
}
