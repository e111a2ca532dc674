import { z } from 'zod';
import { betroffenes } from '#features/bestand/betroffene.ts';
import { useBlatt } from '#web/ui/verwaltung/entwurf/use-blatt.ts';

/** A sheet that was sent after another person had ended its day: why it was refused, and what was counted on it. */
const verpasst = z.object({
  art: z.literal('verpasst'),
  id: z.string(),
  name: z.string(),
  absage: z.array(z.string()),
  gezaehlt: z.array(z.string()),
});
export type Verpasst = z.infer<typeof verpasst>;

/** A day was booked, and the shelf does not cover these orders any more. */
const betroffen = z.object({ art: z.literal('betroffen'), id: z.string(), artikel: z.array(betroffenes) });

const meldung = z.discriminatedUnion('art', [verpasst, betroffen]);
export type Meldung = z.infer<typeof meldung>;

/** The message of a booked day, by its answer, which another version of the shop may have given. */
export function betroffenOf(id: string, artikel: unknown): Meldung | undefined {
  const read = betroffen.safeParse({ art: 'betroffen', id, artikel }).data;
  return read && read.artikel.length > 0 ? read : undefined;
}

/** What is to be read about a market day although its sheet is gone; kept until it is closed, also over a reload. */
export function useMeldungen() {
  const { eingabe, change, forget } = useBlatt<Meldung[]>({
    name: 'markt-meldungen',
    schema: z.array(meldung),
    leer: () => [],
  });
  const add = (one: Meldung | undefined) => {
    if (one) change((before) => [...before.filter(({ id }) => id !== one.id), one]);
  };
  const close = (id: string) => {
    if (eingabe.some((one) => one.id !== id)) change((before) => before.filter((one) => one.id !== id));
    else forget();
  };
  return { meldungen: eingabe, add, close };
}
