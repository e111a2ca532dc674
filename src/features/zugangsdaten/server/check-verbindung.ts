import { checkSmtp } from '#features/post/server/index.ts';
import { smtpPruefgrund } from '#features/post/zustellung/smtp-grund.ts';
import { type OnlineWeg, onlineWegText } from '#features/zahlarten/online-wege.ts';
import { AnbieterError, anbieterName, type ZahlungsAnbieter } from '#features/zahlung/server/index.ts';
import { orAborted } from '#server/jobs/or-aborted.ts';
import type { Pruefung } from '../contract.ts';

/** Milliseconds that a person waits for a mail server or a provider; the browser gives a call up after 15 s. */
const limitMs = 12_000;

/** Signs in at a mail server. Its own words are left out: they may repeat what was sent to it. */
export async function checkMailserver(smtpUrl: string): Promise<Pruefung> {
  const fehler = await checkSmtp(smtpUrl, AbortSignal.timeout(limitMs));
  if (fehler === '') return { ok: true, text: 'Der Mailserver hat die Zugangsdaten angenommen.' };
  return { ok: false, text: smtpPruefgrund(fehler) || mailserverStumm };
}

const mailserverStumm =
  'Mit dem Mailserver kommt keine Verbindung zustande. Prüfen Sie Servername, Port und Verschlüsselung.';

/** What a provider said of its ways to pay, or that it gave no answer which can be used. */
export type Auskunft = { wege: OnlineWeg[] } | { error: unknown };

export async function askAnbieter({ leseWege }: Pick<ZahlungsAnbieter, 'leseWege'>): Promise<Auskunft> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    return { wege: await orAborted(leseWege(), limit) };
  } catch (error) {
    if (error !== limit.reason && !(error instanceof AnbieterError)) throw error;
    return { error };
  }
}

const betrieb = {
  live: 'echte Zahlungen',
  test: 'Testbetrieb, es fließt kein Geld',
  probe: 'Beispiel, es fließt kein Geld',
};

export function pruefungOf(
  { name, modus }: Pick<ZahlungsAnbieter, 'name' | 'modus'>,
  auskunft: Auskunft,
): Pruefung {
  const anbieter = anbieterName(name);
  if ('error' in auskunft) return { ok: false, text: absageText(anbieter, auskunft.error) };
  const verbunden = `${anbieter} ist verbunden (${betrieb[modus]}).`;
  const wege = auskunft.wege.map((weg) => onlineWegText[weg]).join(', ');
  if (wege === '')
    return {
      ok: true,
      text: `${verbunden} Es ist noch keine Zahlungsart eingeschaltet: Schalten Sie bei ${anbieter} zum Beispiel Karte oder PayPal ein, und prüfen Sie noch einmal.`,
    };
  return { ok: true, text: `${verbunden} ${anbieter} bietet an: ${wege}.` };
}

function absageText(anbieter: string, error: unknown): string {
  const verbot = error instanceof AnbieterError ? error.verbot : undefined;
  if (verbot === 'schluessel')
    return `${anbieter} nimmt diesen Schlüssel nicht an. Kopieren Sie ihn dort noch einmal ganz; vielleicht wurde er gelöscht oder ersetzt.`;
  if (verbot === 'recht')
    return `${anbieter} nimmt den Schlüssel an, aber ihm fehlt das Recht, die Zahlungsarten zu lesen${anbieter === 'Stripe' ? ' („Payment Method Configurations“: Lesen)' : ''}. Geben Sie es ihm dort, und prüfen Sie noch einmal.`;
  return `${anbieter} antwortet gerade nicht. Prüfen Sie, ob der Laden ins Internet kommt, und versuchen Sie es in ein paar Minuten noch einmal.`;
}
