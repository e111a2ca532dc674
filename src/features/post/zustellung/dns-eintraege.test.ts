import { describe, expect, test } from 'vitest';
import { dkimEintrag, dmarcEintrag, dmarcNamen, domainOf, spfEintrag } from './dns-eintraege.ts';

const domain = 'lindenblatt.example';

test('the domain of an address is taken in lower case', () => {
  expect(domainOf('Gruss@Lindenblatt.Example')).toBe(domain);
  expect(domainOf('')).toBe('');
  expect(domainOf('gruss@localhost')).toBe('');
});

describe('SPF', () => {
  test.each([
    [[], 'fehlt', /TXT-Eintrag für lindenblatt\.example/],
    [['google-site-verification=x'], 'fehlt', /v=spf1/],
    [['v=spf1 include:_spf.mail.example ~all'], 'da', /E-Mail-Anbieter/],
    [['v=spf1 a -all', 'v=spf1 mx -all'], 'unbekannt', /nur einen/],
    [['v=spf1 +all'], 'unbekannt', /jeder in Ihrem Namen/],
    [undefined, 'unbekannt', /nicht geantwortet/],
  ])('%j', (txt, stand, hinweis) => {
    const eintrag = spfEintrag(domain, txt);
    expect(eintrag.stand).toBe(stand);
    expect(eintrag.hinweis).toMatch(hinweis);
  });
});

describe('DKIM', () => {
  test('a key under a usual name is found', () => {
    const gefragt = [
      { selektor: 'default', txt: [] },
      { selektor: 's1', txt: ['v=DKIM1; k=rsa; p=MIGf'] },
    ];
    expect(dkimEintrag(domain, gefragt)).toMatchObject({
      stand: 'da',
      wert: 's1._domainkey.lindenblatt.example: v=DKIM1; k=rsa; p=MIGf',
    });
  });

  test('a withdrawn key does not count, and no key means only that its name is unknown', () => {
    const eintrag = dkimEintrag(domain, [{ selektor: 's1', txt: ['v=DKIM1; p='] }]);
    expect(eintrag.stand).toBe('unbekannt');
    expect(eintrag.hinweis).toContain('dkim=pass');
  });

  test('a silent name server is said', () => {
    expect(dkimEintrag(domain, [{ selektor: 's1', txt: undefined }]).hinweis).toContain('nicht geantwortet');
  });
});

describe('DMARC', () => {
  test('the rule of the domain above counts, too', () => {
    expect(dmarcNamen('post.lindenblatt.example')).toEqual([
      '_dmarc.post.lindenblatt.example',
      '_dmarc.lindenblatt.example',
    ]);
    expect(dmarcEintrag('post.lindenblatt.example', [[], ['v=DMARC1; p=reject']]).stand).toBe('da');
  });

  test.each([
    [[[]], 'fehlt', /_dmarc\.lindenblatt\.example/],
    [[['v=DMARC1; p=none']], 'da', /genügt zum Anfang/],
    [[['v=DMARC1; p=quarantine']], 'da', /aussortiert/],
    [[undefined], 'unbekannt', /nicht geantwortet/],
  ])('%j', (gefragt, stand, hinweis) => {
    const eintrag = dmarcEintrag(domain, gefragt);
    expect(eintrag.stand).toBe(stand);
    expect(eintrag.hinweis).toMatch(hinweis);
  });
});
