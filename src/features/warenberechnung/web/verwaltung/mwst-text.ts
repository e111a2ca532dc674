import { formatZahl } from '#shared/number/format-zahl.ts';

/** The tax with its rate: '19 % MwSt.'. */
export function mwstName(steuersatz: number): string {
  return `${formatZahl(steuersatz, 1)}\u00a0% MwSt.`;
}

/**
 * What was deducted from a price before a figure: 'nach 19 % MwSt. und'; a small business has only the costs
 * deducted.
 */
export function nachMwst(steuersatz: number): string {
  return steuersatz > 0 ? `nach ${mwstName(steuersatz)} und` : 'nach';
}
