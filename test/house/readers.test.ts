import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { planReply, probeReply } from '#features/aufbewahrung/contract.ts';
import { parsePlan, parseProbe } from '#features/aufbewahrung/read-plan.ts';
import { auftraegeReply, auftragReply } from '#features/auftrag/contract.ts';
import { geldfragenReply } from '#features/auftrag/geldfragen/geldfragen-contract.ts';
import { readGeldfragen } from '#features/auftrag/geldfragen/read-geldfragen.ts';
import { kassenPosten } from '#features/auftrag/posten-contract.ts';
import { readAufgaben } from '#features/auftrag/read-aufgaben.ts';
import { parseAuftrag, readAuftraege } from '#features/auftrag/read-auftrag.ts';
import { bestellungReply } from '#features/bestellung/contract.ts';
import { parseBestellung } from '#features/bestellung/read-bestellung.ts';
import {
  altbestandErgebnisReply,
  altbestandMonatReply,
  altbestandReply,
  vonHandReply,
} from '#features/buchhaltung/altbestand-contract.ts';
import { belegeReply, belegVollReply } from '#features/buchhaltung/contract.ts';
import { folgeReply } from '#features/buchhaltung/kopie-contract.ts';
import {
  readAlteintraege,
  readAltergebnisse,
  readAltmonate,
  readVonHand,
} from '#features/buchhaltung/read-altbestand.ts';
import { parseBelegVoll } from '#features/buchhaltung/read-beleg.ts';
import { readBelege } from '#features/buchhaltung/read-belege.ts';
import { parseFolge } from '#features/buchhaltung/read-folge.ts';
import { readCartAnswer } from '#features/cart/cart-lines.ts';
import { cart } from '#features/cart/contract.ts';
import { ladenReply, ladenTexteReply } from '#features/einstellung/contract.ts';
import { readLaden, readLadenTexte } from '#features/einstellung/laden/read-laden.ts';
import { zuFertigenReply } from '#features/fertigung/contract.ts';
import { readZuFertigen } from '#features/fertigung/read-zu-fertigen.ts';
import { gewaehrleistungReply } from '#features/gewaehrleistung/contract.ts';
import { readGewaehrleistung } from '#features/gewaehrleistung/web/gewaehrleistung.queries.ts';
import { jahresumsatzReply } from '#features/jahresumsatz/contract.ts';
import { parseJahresumsatz } from '#features/jahresumsatz/read-jahresumsatz.ts';
import { bestelltReply } from '#features/kasse/contract.ts';
import { parseBestellt } from '#features/kasse/web/shop/bestellen/bestellt-kanal.ts';
import { bestellungenReply, linkReply, profilReply } from '#features/konto/contract.ts';
import { parseLink } from '#features/konto/link-lage.ts';
import { parseBestellungen, parseProfil } from '#features/konto/read-profil.ts';
import { produktReply } from '#features/portfolio/contract.ts';
import { preisverlaufReply } from '#features/portfolio/preis/preisverlauf-contract.ts';
import { parseProdukt } from '#features/portfolio/read-produkt.ts';
import { readPreisverlauf } from '#features/portfolio/web/verwaltung/preis/read-preisverlauf.ts';
import { dnsReply, nachrichtReply, postausgangReply, postLageReply } from '#features/post/contract.ts';
import {
  parseNachricht,
  parsePostLage,
  readDnsLage,
  readPostausgang,
} from '#features/post/read-postausgang.ts';
import { rechtstextReply } from '#features/rechtstexte/contract.ts';
import { readRechtstextAnswer } from '#features/rechtstexte/read-rechtstext.ts';
import { umsatzReply } from '#features/umsatz/contract.ts';
import { parseUmsatz } from '#features/umsatz/read-umsatz.ts';
import {
  parseWiderruf,
  parseWiderrufLage,
  readWiderrufe,
} from '#features/widerruf/bearbeitung/read-widerruf.ts';
import {
  widerrufeReply,
  widerrufLageReply,
  widerrufSavedReply,
} from '#features/widerruf/bearbeitung/verwaltung-contract.ts';
import { parseBeleg } from '#features/widerruf/beleg/read-beleg.ts';
import { belegReply } from '#features/widerruf/contract.ts';
import { abgleichReply, buchenReply } from '#features/zahlung/contract.ts';
import { parseAbgleich, parseGebucht } from '#features/zahlung/kontoauszug/read-abgleich.ts';
import { anyOf } from '#test/ui/any-of.ts';

type Row = [
  was: string,
  data: z.ZodType,
  read: (data: unknown) => unknown,
  texts?: Record<string, string | undefined>,
];

const posten = z.array(kassenPosten.omit({ verfuegbarkeit: true }));
const bestellung = bestellungReply.shape.data.extend({ posten });
const rechtstext = rechtstextReply.shape.data.omit({ art: true });
const korb = cart.pick({ items: true, lieferung: true, abholung: true });

/** What the contract says of `data`, and who reads it. `kasse`, `lager` and `warenberechnung` fill their answers. */
const rows: Row[] = [
  ['the plan', planReply.shape.data, parsePlan],
  ['what would be deleted', probeReply.shape.data, parseProbe],
  ['orders', auftraegeReply.shape.data, readAuftraege],
  ['questions about money', geldfragenReply.shape.data, readGeldfragen],
  ['an order', auftragReply.shape.data, parseAuftrag, { link: '/bestellung/abc-DEF_1' }],
  ['the order of a customer', bestellung, parseBestellung, { link: 'https://a.example/', pfad: 'M4 4h7v7z' }],
  ['a cart', korb, (data) => readCartAnswer({ data })],
  ['what has to be made', zuFertigenReply.shape.data, readZuFertigen],
  [
    'the notice',
    gewaehrleistungReply.shape.data,
    (hinweis) => ({ hinweis: readGewaehrleistung(hinweis) }),
    { link: 'https://a.example/' },
  ],
  ['an order that was made', bestelltReply.shape.data, parseBestellt],
  ['the link of a mail', linkReply.shape.data, parseLink],
  ['a profile', profilReply.shape.data, parseProfil],
  ['the orders of an account', bestellungenReply.shape.data, parseBestellungen],
  ['a product', produktReply.shape.data, parseProdukt, { typ: 'seife' }],
  ['the history of a price', preisverlaufReply.shape.data, readPreisverlauf],
  ['the outbox', postausgangReply.shape.data, readPostausgang],
  ['a message', nachrichtReply.shape.data, parseNachricht],
  ['how the post is', postLageReply.shape.data, parsePostLage],
  ['the records of a name server', dnsReply.shape.data, readDnsLage],
  ['a legal text', rechtstext, readRechtstextAnswer, { name: undefined }],
  ['months of before there were documents', altbestandReply.shape.data, readAltmonate, { monat: '2026-11' }],
  [
    'deliveries of before there were documents',
    altbestandMonatReply.shape.data,
    (data) => ({ eintraege: readAlteintraege(data) }),
  ],
  [
    'documents that were written later',
    altbestandErgebnisReply.shape.data,
    (data) => ({ ergebnisse: readAltergebnisse(data) }),
  ],
  ['deliveries that were invoiced by hand', vonHandReply.shape.data, readVonHand],
  ['turnover of a year', jahresumsatzReply.shape.data, parseJahresumsatz],
  ['turnover', umsatzReply.shape.data, parseUmsatz],
  ['withdrawals', widerrufeReply.shape.data, readWiderrufe],
  ['a withdrawal', widerrufSavedReply.shape.data, parseWiderruf],
  ['how many withdrawals wait', widerrufLageReply.shape.data, parseWiderrufLage],
  ['documents of a month', belegeReply.shape.data, readBelege, { monat: '2026-11' }],
  ['a document', belegVollReply.shape.data, parseBelegVoll],
  ['the next number', folgeReply.shape.data, parseFolge, { naechste: 'RE-2026-0042' }],
  ['a receipt', belegReply.shape.data, parseBeleg],
  ['a statement', abgleichReply.shape.data, parseAbgleich, { _id: 'a', auftragId: 'a' }],
];

/** Read in parts, or by rules of their own. */
const others: Row[] = [
  ['work and days', auftraegeReply.shape.data, readAufgaben],
  ['what was booked', buchenReply.shape.data, (data) => parseGebucht(data, [{ umsatz: '2026-11-27' }])],
  ['settings', ladenReply.shape.data, readLaden],
  ['texts of the shop', ladenTexteReply.shape.data, readLadenTexte],
];

describe.each(rows)('%s', (_was, data, read, texts = {}) => {
  test('with everything that the contract names is read as it is', () => {
    fc.assert(
      fc.property(anyOf(data, { texts }), (given) => {
        expect(read(given)).toEqual(given);
      }),
    );
  });
});

describe.each([...rows, ...others])('%s', (_was, data, read) => {
  test('in any shape, or with parts missing or of another kind, is read without an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyOf(data, { isBroken: true })), (given) => void read(given)),
    );
  });
});
