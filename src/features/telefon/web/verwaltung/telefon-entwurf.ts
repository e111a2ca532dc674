import { z } from 'zod';
import { anschriftFelder, leereAnschrift } from '#features/auftrag/anschrift/anschrift.ts';
import { anschrift } from '#features/auftrag/anschrift/anschrift-body.ts';
import { anschriftProblem, postfachProblem } from '#features/auftrag/anschrift/anschrift-problem.ts';
import { tidyAnschrift } from '#features/auftrag/anschrift/tidy-anschrift.ts';
import type { Moeglichkeit } from '#features/kasse/contract.ts';
import { versandarten } from '#features/lieferung/versandart.ts';
import { zahlarten } from '#features/zahlarten/zahlart.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { type TelefonBody, telefonBody } from '../../contract.ts';
import { telefonAnschriftProblem, telefonEmailProblem } from '../../telefon-anschrift.ts';

/** What was typed of an order by telephone, without its goods. */
const telefonEntwurf = z.object({
  versandart: z.enum(versandarten),
  zahlart: z.enum(zahlarten),
  email: z.string(),
  rechnung: anschrift,
  lieferung: anschrift.optional(),
});
export type TelefonEntwurf = z.infer<typeof telefonEntwurf>;

const leererEntwurf: TelefonEntwurf = {
  versandart: 'dhl',
  zahlart: 'vorkasse',
  email: '',
  rechnung: leereAnschrift,
  lieferung: undefined,
};

/**
 * The whole sheet: pieces by product, the rest, and the id under which the order is made. It is kept with the
 * sheet, so that an order whose answer was lost is not made twice. `offen`: what was sent and has no answer
 * yet.
 */
export const telefonBlatt = z.object({
  bestellId: z.string(),
  mengen: z.record(z.string(), z.number()),
  entwurf: telefonEntwurf,
  offen: telefonBody.optional().catch(undefined),
});
export type TelefonBlatt = z.infer<typeof telefonBlatt>;

export function leeresBlatt(): TelefonBlatt {
  return { bestellId: newKennung(), mengen: {}, entwurf: leererEntwurf };
}

/** Problems by field: `email`, `rechnung.plz`, `lieferung.plz`. */
export type TelefonFehler = Partial<Record<string, string>>;

export function telefonFehler(entwurf: TelefonEntwurf): TelefonFehler {
  const { email, versandart } = entwurf;
  const rechnung = tidyAnschrift(entwurf.rechnung);
  const lieferung = entwurf.lieferung && tidyAnschrift(entwurf.lieferung);
  const fehler: TelefonFehler = {};
  const add = (feld: string, problem: string | undefined) => {
    if (problem !== undefined) fehler[feld] = problem;
  };
  add('email', telefonEmailProblem(email));
  for (const name of anschriftFelder) {
    add(`rechnung.${name}`, telefonAnschriftProblem(name, rechnung, entwurf));
    if (lieferung && versandart === 'dhl')
      add(`lieferung.${name}`, anschriftProblem(name, lieferung, 'lieferung'));
  }
  if (!lieferung && versandart === 'dhl') add('rechnung.strasse', postfachProblem(rechnung));
  return fehler;
}

type Bestellt = {
  posten: TelefonBody['posten'];
  moeglichkeit: Moeglichkeit;
};

/** What is sent: of goods that are fetched only the name. */
export function telefonBodyOf(
  { email, rechnung, lieferung }: TelefonEntwurf,
  { posten, moeglichkeit }: Bestellt,
): Omit<TelefonBody, 'bestellId'> {
  const { versandart, zahlart, stand } = moeglichkeit;
  const { vorname, nachname, firma } = rechnung;
  const isPaket = versandart === 'dhl';
  return {
    ...{ posten, stand, versandart, zahlart, email: emailOf(email) },
    rechnung: isPaket ? rechnung : { ...leereAnschrift, vorname, nachname, firma },
    ...(isPaket && lieferung ? { lieferung } : {}),
  };
}
