import { z } from 'zod';
import { smtpAngaben, type Zugaenge, zugaenge } from './contract.ts';

/** What an older or a newer server says otherwise; without source and version nothing could be shown or saved. */
const stand = {
  unlesbar: z.boolean().catch(false),
  geaendertAt: z.string().nullable().catch(null),
  von: z.string().nullable().catch(null),
};
const { smtp, zahlung } = zugaenge.shape;
const { anbieter, modus } = zahlung.shape;

const gelesen = zugaenge.extend({
  speicherbar: z.boolean().catch(true),
  smtp: smtp.extend({ ...stand, angaben: smtpAngaben.optional().catch(undefined) }),
  zahlung: zahlung.extend({
    ...stand,
    anbieter: anbieter.catch(undefined),
    modus: modus.catch(undefined),
    meldungen: z.boolean().catch(false),
    meldungAdresse: z.string().catch(''),
    laufend: z.number().catch(0),
  }),
});

/** Reads an answer; throws where it is none. */
export function parseZugaenge(data: unknown): Zugaenge {
  return gelesen.parse(data);
}
