import { z } from 'zod';
import { mapZahlarten } from '#features/zahlarten/map-zahlarten.ts';
import { mapSchaltbareWege } from '#features/zahlarten/online-wege.ts';
import { ibanOf, ibanProblem } from '../felder/iban.ts';
import { zeile } from '../felder/text-feld.ts';

function tage(max: number) {
  const text = `Bitte 1 bis ${max} ganze Tage.`;
  return z.int(text).min(1, text).max(max, text);
}

const vorkasse = z.object({
  aktiv: z.boolean(),
  /** Banks compare the payee's name, so exactly as the bank writes it. */
  kontoinhaber: zeile(70),
  iban: zeile(50)
    .overwrite(ibanOf)
    .refine((iban) => iban === '' || ibanProblem(iban) === undefined, {
      error: ({ input }) => ibanProblem(String(input)),
    }),
  bank: zeile(100),
  /** Days within which a customer should pay. */
  zahlungstage: tage(60),
  /** Days after an order at which an unpaid one is reminded, and then cancelled (R38). */
  erinnernNachTagen: tage(61),
  stornierenNachTagen: tage(62),
});

const stundenText = 'Bitte 2 bis 72 ganze Stunden.';
const prozentText = 'Bitte 0 bis 20 % mit höchstens zwei Nachkommastellen.';
const centText = 'Bitte 0 bis 500 ganze Cent.';
/** A page that is older than a field does not send it; a value for it would undo what is saved. */
const neuLaden = 'Bitte die Seite neu laden.';

/** A way of the provider, and what it takes of a payment. */
const onlineWeg = z.object(
  {
    aktiv: z.boolean(neuLaden),
    prozent: z
      .number(prozentText)
      .min(0, prozentText)
      .max(20, prozentText)
      .refine((prozent) => prozent === Math.round(prozent * 100) / 100, prozentText),
    cent: z.int(centText).min(0, centText).max(500, centText),
  },
  neuLaden,
);

const online = z.object({
  aktiv: z.boolean(),
  /** Hours after an order at which one that was not paid online is cancelled; reminded after half of them. */
  stunden: z.int(stundenText).min(2, stundenText).max(72, stundenText),
  wege: z.object(
    mapSchaltbareWege(() => onlineWeg),
    neuLaden,
  ),
});

/** Days that were saved before they had to follow each other: to pay, to be reminded, to be cancelled. */
function inReihenfolge(angaben: z.infer<typeof vorkasse>): z.infer<typeof vorkasse> {
  const erinnernNachTagen = Math.max(angaben.erinnernNachTagen, angaben.zahlungstage + 1);
  const stornierenNachTagen = Math.max(angaben.stornierenNachTagen, erinnernNachTagen + 1);
  return { ...angaben, erinnernNachTagen, stornierenNachTagen };
}

/** Group 'Zahlung' (facts §1.1): each way has its switch, some have more. Cash is never recorded (R44). */
export const zahlungAngaben = z.object({
  ...mapZahlarten(() => z.object({ aktiv: z.boolean() })),
  vorkasse: vorkasse.overwrite(inReihenfolge),
  online,
});
export type ZahlungAngaben = z.infer<typeof zahlungAngaben>;

/** What can be saved: a way that customers can choose is complete. */
export const zahlungBody = zahlungAngaben.extend({
  vorkasse: vorkasse
    .refine(({ aktiv, kontoinhaber }) => !aktiv || kontoinhaber !== '', {
      error:
        'Für die Überweisung fehlt, wem das Konto gehört. Bitte eingeben oder die Überweisung ausschalten.',
      path: ['kontoinhaber'],
    })
    .refine(({ aktiv, iban }) => !aktiv || iban !== '', {
      error: 'Für die Überweisung fehlt die IBAN. Bitte eingeben oder die Überweisung ausschalten.',
      path: ['iban'],
    })
    .refine(({ aktiv, zahlungstage, stornierenNachTagen }) => !aktiv || zahlungstage <= stornierenNachTagen, {
      error: 'Storniert wird frühestens, wenn das Zahlungsziel vorbei ist. Bitte mehr Tage.',
      path: ['stornierenNachTagen'],
    })
    .refine(({ aktiv, zahlungstage, erinnernNachTagen }) => !aktiv || zahlungstage < erinnernNachTagen, {
      error: 'Erinnert wird erst, wenn das Zahlungsziel vorbei ist. Bitte mehr Tage.',
      path: ['erinnernNachTagen'],
    })
    .refine(
      ({ aktiv, erinnernNachTagen, stornierenNachTagen }) =>
        !aktiv || erinnernNachTagen < stornierenNachTagen,
      { error: 'Die Erinnerung kommt vor dem Stornieren. Bitte weniger Tage.', path: ['erinnernNachTagen'] },
    ),
});

export const leereZahlung: ZahlungAngaben = {
  ...mapZahlarten(() => ({ aktiv: false })),
  vorkasse: {
    aktiv: false,
    kontoinhaber: '',
    iban: '',
    bank: '',
    zahlungstage: 7,
    erinnernNachTagen: 8,
    stornierenNachTagen: 10,
  },
  online: {
    ...{ aktiv: false, stunden: 24 },
    wege: mapSchaltbareWege(() => ({ aktiv: true, prozent: 0, cent: 0 })),
  },
};
