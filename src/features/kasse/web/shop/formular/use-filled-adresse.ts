import { type AnschriftZweck, anschriftFelder } from '#features/auftrag/anschrift/anschrift.ts';
import type { ChangeEntwurf } from '#web/entwurf/use-entwurf.ts';
import { useSilentlyFilled } from '#web/ui/shop/form/use-silently-filled.ts';
import { typedIn, useTypedEarly } from '#web/ui/shop/form/use-typed-early.ts';
import type { AdressRegeln } from '../../../formular/adress-regeln.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';

/**
 * Takes what is in the fields without a key that was pressed: before the page was alive, or set by a password
 * manager.
 */
export function useFilledAdresse(
  entwurf: KasseEntwurf,
  change: ChangeEntwurf<KasseEntwurf>,
  regeln: AdressRegeln,
) {
  const form = useTypedEarly((early) =>
    change((stored) => {
      const { checked } = early.elements.namedItem('hatLieferung') as HTMLInputElement;
      return { ...withTyped(stored, early, entwurf), hatLieferung: stored.hatLieferung || checked };
    }),
  );
  useSilentlyFilled(form, (filled) =>
    change((before) => withTidy(before, withTyped(before, filled, entwurf), regeln)),
  );
  return form;
}

/** The draft with the texts that stand in the form and were not rendered there. */
function withTyped(before: KasseEntwurf, form: HTMLFormElement, rendered: KasseEntwurf): KasseEntwurf {
  const inputOf = (name: string) => form.elements.namedItem(name);
  const withZweck = (zweck: AnschriftZweck) => ({
    ...before[zweck],
    ...typedIn((feld) => inputOf(`${zweck}.${feld}`), anschriftFelder, rendered[zweck]),
  });
  const rechnung = withZweck('rechnung');
  return { ...before, ...typedIn(inputOf, ['email'], rendered), rechnung, lieferung: withZweck('lieferung') };
}

/** An address that nobody is typing is tidied, because its fields are not left any more. */
function withTidy(before: KasseEntwurf, next: KasseEntwurf, { tidyAnschrift }: AdressRegeln): KasseEntwurf {
  if (JSON.stringify(next) === JSON.stringify(before)) return before;
  const here = document.activeElement?.getAttribute('name') ?? '';
  const tidy = (zweck: AnschriftZweck) => (here.startsWith(zweck) ? next[zweck] : tidyAnschrift(next[zweck]));
  return { ...next, rechnung: tidy('rechnung'), lieferung: tidy('lieferung') };
}
