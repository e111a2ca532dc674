import { promilleToSatz } from '#shared/number/steuer.ts';
import type { BelegInhalt, BelegSteuer } from '../beleg-inhalt.ts';
import { belegOffenCent, belegZahlungSatz, kleinunternehmerSatz } from '../beleg-worte.ts';
import { xmlBetrag, xmlGruppe, xmlTag, xmlWert } from './xml-bau.ts';
import { kategorieOf, type XmlSteuer, type XmlZeilen, xmlSteuerOf } from './xml-zeilen.ts';

/** Payment, tax by rate, sums beside the lines, totals, and the invoices that are corrected. */
export function xmlAbrechnung(inhalt: BelegInhalt, { zeilen, daneben }: XmlZeilen): string {
  const { leistung, steuern, zu } = inhalt;
  const offen = belegOffenCent(inhalt) > 0 ? inhalt.ueberweisung : undefined;
  return xmlGruppe(
    'ram:ApplicableHeaderTradeSettlement',
    xmlWert('ram:PaymentReference', offen?.verwendungszweck ?? ''),
    xmlWert('ram:InvoiceCurrencyCode', 'EUR'),
    zahlungsweg(offen),
    ...steuern.map((steuer) => steuerZeile(steuer, inhalt.steuermodus)),
    leistung.von === leistung.bis
      ? ''
      : xmlGruppe(
          'ram:BillingSpecifiedPeriod',
          xmlTag('ram:StartDateTime', leistung.von),
          xmlTag('ram:EndDateTime', leistung.bis),
        ),
    ...daneben.map((betrag) => zuschlag(betrag, xmlSteuerOf(inhalt))),
    xmlGruppe(
      'ram:SpecifiedTradePaymentTerms',
      xmlWert('ram:Description', belegZahlungSatz(inhalt)),
      offen ? xmlTag('ram:DueDateDateTime', offen.zahlbarBis) : '',
    ),
    summen(inhalt, { zeilen, daneben }),
    ...zu.map(({ nummer, tag }) =>
      xmlGruppe(
        'ram:InvoiceReferencedDocument',
        xmlWert('ram:IssuerAssignedID', nummer),
        xmlTag('ram:FormattedIssueDateTime', tag, 'qdt'),
      ),
    ),
  );
}

/** A SEPA transfer as long as something is to be paid by one; else how it was paid is not said. */
function zahlungsweg(offen: BelegInhalt['ueberweisung']): string {
  return xmlGruppe(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    xmlWert('ram:TypeCode', offen ? '58' : '1'),
    xmlGruppe(
      'ram:PayeePartyCreditorFinancialAccount',
      xmlWert('ram:IBANID', offen?.iban.replaceAll(/\s/g, '') ?? ''),
      xmlWert('ram:AccountName', offen?.kontoinhaber ?? ''),
    ),
  );
}

function steuerZeile(
  { satzPromille, bruttoCent, steuerCent }: BelegSteuer,
  steuermodus: BelegInhalt['steuermodus'],
): string {
  const kategorie = kategorieOf(satzPromille, steuermodus);
  return xmlGruppe(
    'ram:ApplicableTradeTax',
    xmlBetrag('ram:CalculatedAmount', steuerCent),
    xmlWert('ram:TypeCode', 'VAT'),
    kategorie === 'E' ? xmlWert('ram:ExemptionReason', kleinunternehmerSatz) : '',
    xmlBetrag('ram:BasisAmount', bruttoCent - steuerCent),
    xmlWert('ram:CategoryCode', kategorie),
    xmlWert('ram:RateApplicablePercent', promilleToSatz(satzPromille).toFixed(2)),
  );
}

/** What is granted (an allowance) or charged beside the lines. */
function zuschlag(
  { name, satzPromille, nettoCent }: XmlZeilen['daneben'][number],
  steuer: XmlSteuer,
): string {
  return xmlGruppe(
    'ram:SpecifiedTradeAllowanceCharge',
    xmlGruppe('ram:ChargeIndicator', xmlWert('udt:Indicator', String(nettoCent >= 0))),
    xmlBetrag('ram:ActualAmount', Math.abs(nettoCent)),
    xmlWert('ram:Reason', name),
    xmlGruppe('ram:CategoryTradeTax', ...steuer(satzPromille)),
  );
}

function summen(inhalt: BelegInhalt, { zeilen, daneben }: XmlZeilen): string {
  const { bruttoCent, bezahltCent } = inhalt;
  const steuerCent = inhalt.steuern.reduce((sum, one) => sum + one.steuerCent, 0);
  const zuschlaege = daneben.filter(({ nettoCent }) => nettoCent >= 0);
  const abzuege = daneben.filter(({ nettoCent }) => nettoCent < 0);
  return xmlGruppe(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    xmlBetrag('ram:LineTotalAmount', nettoSumme(zeilen)),
    xmlBetrag('ram:ChargeTotalAmount', nettoSumme(zuschlaege)),
    xmlBetrag('ram:AllowanceTotalAmount', 0 - nettoSumme(abzuege)),
    xmlBetrag('ram:TaxBasisTotalAmount', bruttoCent - steuerCent),
    xmlBetrag('ram:TaxTotalAmount', steuerCent, { currencyID: 'EUR' }),
    xmlBetrag('ram:GrandTotalAmount', bruttoCent),
    xmlBetrag('ram:TotalPrepaidAmount', bezahltCent),
    xmlBetrag('ram:DuePayableAmount', belegOffenCent(inhalt)),
  );
}

function nettoSumme(zeilen: { nettoCent: number }[]): number {
  return zeilen.reduce((sum, { nettoCent }) => sum + nettoCent, 0);
}
