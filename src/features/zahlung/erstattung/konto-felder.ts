import { formatIban, ibanOf, ibanProblem } from '#features/einstellung/felder/iban.ts';

export const kontoFelder = ['iban', 'inhaber'] as const;
export type KontoFeld = (typeof kontoFelder)[number];
export type KontoAngaben = Record<KontoFeld, string>;

/** The longest name of an account's owner that a transfer carries. */
const inhaberLaenge = 70;

/** What is missing or wrong before it is sent, in the server's words (`kontoBody`). */
export function kontoFehler({ inhaber, ...typed }: KontoAngaben): Partial<KontoAngaben> {
  const iban = ibanOf(typed.iban);
  const ibanText = iban === '' ? 'Bitte die IBAN angeben.' : ibanProblem(iban);
  const inhaberText = inhaberFehler(inhaber.trim());
  return { ...(ibanText && { iban: ibanText }), ...(inhaberText && { inhaber: inhaberText }) };
}

function inhaberFehler(name: string): string | undefined {
  if (name === '') return 'Bitte angeben, wem das Konto gehört.';
  return name.length > inhaberLaenge ? `Höchstens ${inhaberLaenge} Zeichen.` : undefined;
}

/** In groups of four, to be compared with the card; what does not look like an IBAN stays as it was typed. */
export function ibanGruppen(typed: string): string {
  const iban = ibanOf(typed);
  return /^[A-Z]{2}[A-Z0-9]+$/.test(iban) ? formatIban(iban) : typed;
}
