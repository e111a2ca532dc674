import { z } from 'zod';
import { numberField, textField } from '#shared/number/number-field.ts';

export const rundungsOptionen = ['keine', '0.10', '0.50', '1.00', '0.99'] as const;
export type RundungsOption = (typeof rundungsOptionen)[number];

const prozent = () => numberField({ min: 0, max: 100, decimals: 4 });

/**
 * The parameters set by the owner (requirements.md, admin §5, Cost edit); euros and percent. Extra costs may
 * be negative, a deduction.
 */
export const parameter = z.object({
  energieKosten: numberField({ min: 0, max: 100_000, decimals: 6 }),
  zusatzKosten: numberField({ min: -100_000, max: 100_000, decimals: 6 }),
  gewinnProzent: prozent(),
  rabattProzent: prozent(),
  pauschaleFaktor: numberField({ min: 1, max: 1000, decimals: 4 }),
  rundungsOption: z.enum(rundungsOptionen, 'Bitte keine, 0.10, 0.50, 1.00 oder 0.99 wählen.'),
  notizen: textField(2000),
});
export type Parameter = z.infer<typeof parameter>;

/** The parameters of a new calculation. */
export const parameterDefaults: Parameter = {
  energieKosten: 0,
  zusatzKosten: 0,
  gewinnProzent: 0,
  rabattProzent: 0,
  pauschaleFaktor: 3,
  rundungsOption: '0.50',
  notizen: '',
};
