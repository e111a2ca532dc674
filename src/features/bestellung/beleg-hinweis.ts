import type { GeleseneBestellung } from './read-bestellung.ts';

const vorher: GeleseneBestellung['stand'][] = ['offen', 'bezahlt', 'gepackt', 'abholbereit'];

/** How the invoice of an order will come, where goods are still to leave the house; empty where none is to come. */
export function belegHinweisOf({
  stand,
  versandart,
  istWiderrufen,
  email,
  hatPost,
}: Pick<GeleseneBestellung, 'stand' | 'versandart' | 'istWiderrufen' | 'email' | 'hatPost'>): string {
  if (!versandart || istWiderrufen || !vorher.includes(stand)) return '';
  const kommt = Boolean(email) && hatPost;
  if (versandart === 'abholung')
    return kommt
      ? 'Die Rechnung kommt nach der Abholung per E-Mail.'
      : 'Die Rechnung finden Sie nach der Abholung hier.';
  return kommt
    ? 'Die Rechnung kommt mit der Versandbestätigung.'
    : 'Die Rechnung finden Sie hier, sobald Ihr Paket unterwegs ist.';
}
