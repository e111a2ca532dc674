import { z } from 'zod';
import { useBlatt } from '#web/ui/verwaltung/use-blatt.ts';

/** A sheet that was sent after another person had ended its day: why it was refused, and what was counted on it. */
const meldung = z.object({
  id: z.string(),
  name: z.string(),
  absage: z.array(z.string()),
  gezaehlt: z.array(z.string()),
});
export type Meldung = z.infer<typeof meldung>;

/** What is to be read about a market day although its sheet is gone; kept until it is closed, also over a reload. */
export function useMeldungen() {
  const { eingabe, change, forget } = useBlatt<Meldung[]>({
    name: 'markt-meldungen',
    schema: z.array(meldung),
    leer: () => [],
  });
  const add = (one: Meldung) => change((before) => [...before.filter(({ id }) => id !== one.id), one]);
  const close = (id: string) => {
    if (eingabe.some((one) => one.id !== id)) change((before) => before.filter((one) => one.id !== id));
    else forget();
  };
  return { meldungen: eingabe, add, close };
}
