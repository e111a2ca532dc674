import { maxPackAuftraege } from '../contract.ts';
import { cp1252 } from './cp1252.ts';
import { type DhlAdresse, type DhlZeile, dhlFelder } from './dhl-zeile.ts';

const adresse = ['NAME1', 'NAME2', 'STREET', 'HOUSENUMBER', 'PLZ', 'CITY', 'COUNTRY'];
const kopf = [
  ...adresse.map((name) => `SEND_${name}`),
  ...adresse.map((name) => `RECV_${name}`),
  'PRODUCT',
  'COUPON',
];
const land = 'DEU';

/**
 * The file that DHL's Online-Frankierung reads (facts §6): semicolons, Windows-1252, the sender in the first
 * row alone. The rows are without a problem, so nothing has to be quoted. The customers' e-mail addresses
 * stay in the house.
 */
export function dhlCsv(absender: DhlAdresse, zeilen: DhlZeile[]): Uint8Array<ArrayBuffer> {
  if (zeilen.length > maxPackAuftraege) throw new Error(`DHL takes no more than ${maxPackAuftraege} rows.`);
  const rows = zeilen.map(({ empfaenger, produkt }, index) => [
    ...(index === 0 ? spalten(absender) : adresse.map(() => '')),
    ...spalten(empfaenger),
    produkt,
    '',
  ]);
  return cp1252([kopf, ...rows].map((row) => `${row.join(';')}\r\n`).join(''));
}

function spalten(an: DhlAdresse): string[] {
  return [...dhlFelder.map((feld) => an[feld]), land];
}
