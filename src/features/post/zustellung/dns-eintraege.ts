import type { DnsLage } from '../contract.ts';

type Eintrag = DnsLage['eintraege'][number];

/** The TXT records of a name; `undefined` if the name server did not answer. */
export type Txt = string[] | undefined;

/** Names under which providers publish their key; a list of all of them cannot be asked for (RFC 6376). */
export const dkimSelektoren = [
  ...['default', 'dkim', 'dkim1', 'mail', 'email', 'smtp', 'google', 'selector1', 'selector2', 's1', 's2'],
  ...['k1', 'k2', 'k3', 'key1', 'mx', 'fm1', 'fm2', 'protonmail', 'mailbox', 'mbo0001', 'brevo', 'mandrill'],
  ...['s1-ionos', 's2-ionos', 's42582890', 'strato-dkim-0002', 'strato-dkim-0003', 'titan1', 'zoho', 'zmail'],
];

const wo = 'dort, wo Ihre Domain verwaltet wird (unter „DNS“ oder „Nameserver“)';
const stumm =
  'Der Namensserver hat nicht geantwortet. Bitte versuchen Sie es in ein paar Minuten noch einmal.';

/** Domain of an address; empty without one. */
export function domainOf(email: string): string {
  return /@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/i.exec(email)?.[1]?.toLowerCase() ?? '';
}

/** SPF: which servers may send for the domain (RFC 7208). */
export function spfEintrag(domain: string, txt: Txt): Eintrag {
  const name = 'SPF';
  if (!txt) return { name, stand: 'unbekannt', wert: '', hinweis: stumm };
  const gefunden = txt.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const wert = gefunden.join('\n');
  if (gefunden.length === 0) {
    const hinweis = `Legen Sie ${wo} einen TXT-Eintrag für ${domain} an. Den Text nennt Ihr E-Mail-Anbieter, oft „v=spf1 include:… ~all“.`;
    return { name, stand: 'fehlt', wert, hinweis };
  }
  if (gefunden.length > 1) {
    const hinweis =
      'Es darf nur einen Eintrag geben, der mit v=spf1 beginnt; mit mehreren gilt keiner. Fassen Sie sie zu einem zusammen.';
    return { name, stand: 'unbekannt', wert, hinweis };
  }
  if (/\s\+?all\b/i.test(wert)) {
    const hinweis =
      'Mit „+all“ darf jeder in Ihrem Namen senden. Lassen Sie den Eintrag mit „~all“ oder „-all“ enden.';
    return { name, stand: 'unbekannt', wert, hinweis };
  }
  const hinweis = 'Prüfen Sie nur, ob Ihr E-Mail-Anbieter darin vorkommt.';
  return { name, stand: 'da', wert, hinweis };
}

/** DKIM: the key by which receivers recognise the domain's signature (RFC 6376). `gefragt`: what each name answered. */
export function dkimEintrag(domain: string, gefragt: { selektor: string; txt: Txt }[]): Eintrag {
  const name = 'DKIM';
  const [gefunden] = gefragt.flatMap(({ selektor, txt }) => {
    const schluessel = txt?.find((text) => /(^|;)\s*p=[^;\s]/i.test(text));
    return schluessel ? [{ selektor, schluessel }] : [];
  });
  if (gefunden) {
    const wert = `${gefunden.selektor}._domainkey.${domain}: ${gefunden.schluessel}`;
    return { name, stand: 'da', wert, hinweis: 'Ihr E-Mail-Anbieter unterschreibt damit Ihre Post.' };
  }
  if (gefragt.every(({ txt }) => !txt)) return { name, stand: 'unbekannt', wert: '', hinweis: stumm };
  const hinweis = `Unter den üblichen Namen ist kein Schlüssel zu finden; er kann anders heißen. Schauen Sie in den Kopf der Testnachricht („Original anzeigen“): Dort soll „dkim=pass“ mit ${domain} stehen. Sonst schalten Sie DKIM bei Ihrem E-Mail-Anbieter ein; er nennt auch den DNS-Eintrag.`;
  return { name, stand: 'unbekannt', wert: '', hinweis };
}

/** The names where the rule of a domain may stand: its own, then those above it (RFC 9989). */
export function dmarcNamen(domain: string): string[] {
  const teile = domain.split('.');
  return teile.slice(0, -1).map((_, at) => `_dmarc.${teile.slice(at).join('.')}`);
}

/**
 * DMARC: what receivers shall do with mail that is neither SPF's nor DKIM's. `gefragt` in the order of
 * `dmarcNamen`.
 */
export function dmarcEintrag(domain: string, gefragt: Txt[]): Eintrag {
  const name = 'DMARC';
  const wert = gefragt.flatMap((txt) => txt ?? []).find((text) => /^v=DMARC1\s*(;|$)/i.test(text));
  if (wert === undefined) {
    if (!gefragt[0]) return { name, stand: 'unbekannt', wert: '', hinweis: stumm };
    const hinweis = `Legen Sie ${wo} einen TXT-Eintrag für _dmarc.${domain} mit dem Text „v=DMARC1; p=none“ an; später, wenn alles ankommt, mit „p=quarantine“.`;
    return { name, stand: 'fehlt', wert: '', hinweis };
  }
  const isStreng = /;\s*p=(quarantine|reject)/i.test(wert);
  const hinweis = isStreng
    ? 'Gefälschte Post in Ihrem Namen wird aussortiert.'
    : 'Das genügt zum Anfang. Wenn alles ankommt, macht „p=quarantine“ Fälschungen das Leben schwer.';
  return { name, stand: 'da', wert, hinweis };
}
