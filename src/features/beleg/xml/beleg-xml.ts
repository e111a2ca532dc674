import type { BelegInhalt } from '../beleg-inhalt.ts';
import { belegAnlassText, belegTitel, kleinunternehmerSatz } from '../beleg-worte.ts';
import { nettoTeileOf } from '../netto-teile.ts';
import { xmlAbrechnung } from './xml-abrechnung.ts';
import { xmlGruppe, xmlTag, xmlWert } from './xml-bau.ts';
import { xmlParteien } from './xml-parteien.ts';
import { xmlSteuerOf, xmlZeile, xmlZeilenOf } from './xml-zeilen.ts';

const standard = 'urn:un:unece:uncefact:data:standard';
const wurzel = [
  'rsm:CrossIndustryInvoice',
  `xmlns:rsm="${standard}:CrossIndustryInvoice:100"`,
  `xmlns:ram="${standard}:ReusableAggregateBusinessInformationEntity:100"`,
  `xmlns:qdt="${standard}:QualifiedDataType:100"`,
  `xmlns:udt="${standard}:UnqualifiedDataType:100"`,
].join(' ');

/** Kinds of document in the standard: invoice, and corrected invoice, whose sums are the difference. */
const typen = { rechnung: '380', korrektur: '384' } as const;

/**
 * A document as `factur-x.xml` in the profile EN 16931 (ADR 112). The standard wants net sums, ours are gross:
 * `nettoTeileOf`. Pure text: the same document is the same file for ever.
 */
export function belegXml(inhalt: BelegInhalt): string {
  const zeilen = xmlZeilenOf(inhalt, nettoTeileOf(inhalt));
  const steuer = xmlSteuerOf(inhalt);
  const rechnung = xmlGruppe(
    wurzel,
    xmlGruppe(
      'rsm:ExchangedDocumentContext',
      xmlGruppe(
        'ram:GuidelineSpecifiedDocumentContextParameter',
        xmlWert('ram:ID', 'urn:cen.eu:en16931:2017'),
      ),
    ),
    kopf(inhalt),
    xmlGruppe(
      'rsm:SupplyChainTradeTransaction',
      ...zeilen.zeilen.map((zeile, i) => xmlZeile(zeile, i + 1, steuer)),
      xmlParteien(inhalt),
      lieferung(inhalt.leistung),
      xmlAbrechnung(inhalt, zeilen),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rechnung}\n`;
}

function kopf(inhalt: BelegInhalt): string {
  const { nummer, art, tag, anlass, steuermodus } = inhalt;
  const saetze = [
    `${belegTitel(inhalt)} ${nummer}`,
    belegAnlassText(anlass),
    ...(steuermodus === 'kleinunternehmer' ? [kleinunternehmerSatz] : []),
  ];
  return xmlGruppe(
    'rsm:ExchangedDocument',
    xmlWert('ram:ID', nummer),
    xmlWert('ram:TypeCode', typen[art]),
    xmlTag('ram:IssueDateTime', tag),
    ...saetze.map((satz) => xmlGruppe('ram:IncludedNote', xmlWert('ram:Content', satz))),
  );
}

/** The day on which the delivery was complete; that it took longer is a period of the settlement. */
function lieferung({ bis }: BelegInhalt['leistung']): string {
  return xmlGruppe(
    'ram:ApplicableHeaderTradeDelivery',
    xmlGruppe('ram:ActualDeliverySupplyChainEvent', xmlTag('ram:OccurrenceDateTime', bis)),
  );
}
