import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import type { DnsLage } from '../../contract.ts';
import {
  dkimEintrag,
  dkimSelektoren,
  dmarcEintrag,
  dmarcNamen,
  domainOf,
  spfEintrag,
  type Txt,
} from '../../zustellung/dns-eintraege.ts';

/** Milliseconds that a name server may take; all are asked at the same time. */
const timeout = 3000;

/** The TXT records of a name, each as one text. */
export type LookUpTxt = (name: string) => Promise<Txt>;

/** Asks the name servers of this machine. */
export async function lookUpTxt(name: string): Promise<Txt> {
  try {
    const records = await new Resolver({ timeout, tries: 1 }).resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    return isMissing(error) ? [] : undefined;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === NODATA || error.code === NOTFOUND);
}

/** Whether receivers can see that the shop may send for its sender's domain. */
export async function lookUpDns(absender: string, lookUp: LookUpTxt): Promise<DnsLage> {
  const domain = domainOf(absender);
  if (domain === '') return { domain, eintraege: [] };
  const askDkim = async (selektor: string) => ({
    selektor,
    txt: await lookUp(`${selektor}._domainkey.${domain}`),
  });
  const [spf, dkim, dmarc] = await Promise.all([
    lookUp(domain),
    Promise.all(dkimSelektoren.map(askDkim)),
    Promise.all(dmarcNamen(domain).map(lookUp)),
  ]);
  return {
    domain,
    eintraege: [spfEintrag(domain, spf), dkimEintrag(domain, dkim), dmarcEintrag(domain, dmarc)],
  };
}
