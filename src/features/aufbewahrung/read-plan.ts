import { texts } from '#shared/wire/more-readers.ts';
import { each, having, maybe, number, parseList, shape, text } from '#shared/wire/reader.ts';
import type { AufbewahrungZeile, Probe } from './contract.ts';

/** `name` may be one of a later version of the shop. */
export type GelesenePlanzeile = Omit<AufbewahrungZeile, 'name'> & { name: string };

/** The plan from an answer of any shape; `undefined` without a list. */
export const parsePlan = parseList(
  shape<GelesenePlanzeile>({
    ...each(['name', 'was', 'warum', 'bis', 'wer'], text),
    anzahl: number(undefined),
    zuletzt: maybe(text),
  }),
);

export type GeleseneProbe = NonNullable<ReturnType<typeof parseProbe>>;

/** What would be deleted now; `undefined` without the lines. */
export const parseProbe = having(
  ['zeilen'],
  shape<
    Omit<Probe, 'zeilen'> & {
      zeilen: (Omit<Probe['zeilen'][number], 'name'> & { name: string })[] | undefined;
    }
  >({
    am: text,
    zeilen: parseList(shape({ name: text, was: text, anzahl: number(0), beispiele: texts })),
  }),
);
