/**
 * An amount as banks write it, in cents, negative when it left the account: `1.234,56`, `1234.56`, `-12,00`, `12,00-`, `12,00 H`,
 * `1'234.50`, `+12,00 EUR`; `undefined` if it is none. Points before groups of three digits part thousands; a single comma there may
 * mean either, so it is none.
 */
export function centOf(text: string): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f€'’]|EUR/gi, '').replace('\u2212', '-');
  const found = /^([+-]?)([\d.,]+)([-+SH]?)$/i.exec(typed);
  if (!found) return undefined;
  const [, vorne = '', ziffern = '', hinten = ''] = found;
  if (vorne && hinten === '-') return undefined;
  const cent = withoutSign(ziffern);
  if (cent === undefined) return undefined;
  const isMinus = vorne === '-' || hinten === '-' || hinten.toUpperCase() === 'S';
  return isMinus ? 0 - cent : cent;
}

function withoutSign(ziffern: string): number | undefined {
  const found =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2})0*)?$/.exec(ziffern) ??
    /^(\d{1,3}(?:,\d{3})+(?=\.)|\d+)(?:\.(\d{1,2})0*)?$/.exec(ziffern);
  if (!found) return undefined;
  const [, ganze = '', rest = ''] = found;
  const cent = Number(ganze.replace(/[.,]/g, '')) * 100 + Number(rest.padEnd(2, '0'));
  return Number.isSafeInteger(cent) ? cent : undefined;
}
