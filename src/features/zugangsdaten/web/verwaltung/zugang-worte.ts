import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { SmtpAngaben, Zugaenge } from '../../contract.ts';

export type Anbieter = NonNullable<Zugaenge['zahlung']['anbieter']>;

export const verschluesselungen = {
  starttls: { kurz: 'STARTTLS', label: 'STARTTLS, meist Port 587', port: 587 },
  tls: { kurz: 'TLS', label: 'TLS von Anfang an, meist Port 465', port: 465 },
} satisfies Record<SmtpAngaben['verschluesselung'], { kurz: string; label: string; port: number }>;

export function anbieterName(anbieter: Anbieter | undefined): string {
  return anbieter === undefined
    ? 'Zahlungsanbieter'
    : { stripe: 'Stripe', mollie: 'Mollie', probe: 'Probezahlung' }[anbieter];
}

/** Which mail server it is, in one line. */
export function smtpName({ angaben }: Pick<Zugaenge['smtp'], 'angaben'>): string {
  if (!angaben) return 'Ein Mailserver';
  const { server, port, benutzer } = angaben;
  return [`${server}, Port ${port}`, benutzer].filter(Boolean).join(', ');
}

/** Which account of which provider it is, in one line. */
export function zahlungName({ anbieter, modus }: Pick<Zugaenge['zahlung'], 'anbieter' | 'modus'>): string {
  return [anbieterName(anbieter), modus && modusWorte[modus]].filter(Boolean).join(', ');
}

export const modusWorte = { live: 'Echtbetrieb', test: 'Testbetrieb', probe: 'Probe' };

/** What is stored, where nobody can tell what it is. */
export const unlesbarName = 'Ein gespeicherter Zugang, der sich nicht mehr öffnen lässt';

/** Who has saved or removed it, and when; empty where nobody has. */
export function wannText(
  { geaendertAt, von }: Pick<Zugaenge['smtp'], 'geaendertAt' | 'von'>,
  was = 'Gespeichert',
): string {
  if (geaendertAt === null) return '';
  return `${was} am ${formatZeitpunkt(geaendertAt)} Uhr von ${von ?? 'dem Laden'}.`;
}

/** What still runs at the provider; empty where nothing does. */
export function laufendText({
  anbieter,
  laufend,
}: Pick<Zugaenge['zahlung'], 'anbieter' | 'laufend'>): string {
  if (laufend === 0) return '';
  const was = laufend === 1 ? 'läuft noch eine Zahlung' : `laufen noch ${laufend} Zahlungen`;
  return `Bei ${anbieterName(anbieter)} ${was} oder Rückzahlung${laufend === 1 ? '' : 'en'}.`;
}

/** With `laufendText`: what becomes of that without its access. */
export function verlorenText(laufend: number): string {
  return `kann der Laden ${laufend === 1 ? 'ihr' : 'ihnen'} nicht mehr nachgehen.`;
}

export type Lage = 'umgebung' | 'unlesbar' | 'einstellung' | 'probe' | 'keine';

/** What applies; the example workshop's own provider stands in only where there is no other. */
export function lageOf(stand: Zugaenge['smtp'] | Zugaenge['zahlung']): Lage {
  const isProbe = 'anbieter' in stand && stand.anbieter === 'probe';
  if (stand.quelle === 'umgebung' && !isProbe) return 'umgebung';
  if (stand.unlesbar) return 'unlesbar';
  return isProbe ? 'probe' : stand.quelle;
}
