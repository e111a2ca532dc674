import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Anschrift, type AnschriftFeld, type AnschriftZweck, laengen } from '../../anschrift.ts';
import { entwurfFehler, type KasseEntwurf } from '../../kasse-entwurf.ts';
import { tidyAnschrift } from '../../strasse.ts';
import type { ChangeEntwurf } from './use-kasse-entwurf.ts';

export type FeldFehler = Record<string, string>;

export type Felder = ReturnType<typeof useFelder>;

type Entwurf = {
  entwurf: KasseEntwurf;
  change: ChangeEntwurf;
  /** What the server found wrong, by the name of the field. */
  vomServer: FeldFehler;
  onFeldChange: (name: string) => void;
};

type InputEvent = { target: HTMLInputElement };

/** Longest address of mail servers, with room for a space that was copied along. */
const emailLaenge = 260;

/**
 * The fields of the address: checked when they are left (facts §8, rule 7), and again with every key after that, so that an error
 * goes as soon as the field is right. A field that was left empty is named only by 'Weiter'.
 */
export function useFelder(
  form: RefObject<HTMLFormElement | null>,
  { entwurf, change, vomServer, onFeldChange }: Entwurf,
) {
  const [verlassen, setVerlassen] = useState<ReadonlySet<string>>(new Set());
  const fehler: FeldFehler = Object.fromEntries(entwurfFehler(entwurf));

  const leave = (name: string, event: { target: HTMLInputElement; relatedTarget: EventTarget | null }) => {
    // The button checks everything itself; an error that appears before would move it away below the pointer.
    const isSending =
      event.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit';
    if (event.target.value.trim() !== '' && !isSending) setVerlassen((names) => new Set(names).add(name));
  };

  const common = (name: string, value: string) => {
    const isVerlassen = verlassen.has(name);
    return {
      name,
      value,
      error: vomServer[name] ?? (isVerlassen ? fehler[name] : undefined),
      isRichtig: value.trim() !== '' && !fehler[name] && !vomServer[name],
    };
  };

  const email = {
    ...common('email', entwurf.email),
    maxLength: emailLaenge,
    onChange: ({ target }: InputEvent) => {
      onFeldChange('email');
      change((before) => ({ ...before, email: target.value }));
    },
    onBlur: (event: React.FocusEvent<HTMLInputElement>) => leave('email', event),
  };

  const feld = (zweck: AnschriftZweck, name: AnschriftFeld) => {
    const path = `${zweck}.${name}`;
    const set = (update: (before: Anschrift) => Anschrift) =>
      change((before) => ({ ...before, [zweck]: update(before[zweck]) }));
    return {
      ...common(path, entwurf[zweck][name]),
      // A postcode may be pasted with its country; it is tidied when the field is left.
      maxLength: name === 'plz' ? 10 : laengen[name],
      onChange: ({ target }: InputEvent) => {
        onFeldChange(path);
        // Filled in by the browser, while another field has the focus, it is not left any more.
        const isFilled = document.activeElement !== target;
        set((before) => {
          const after = { ...before, [name]: target.value };
          return isFilled ? tidyAnschrift(after) : after;
        });
      },
      onBlur: (event: React.FocusEvent<HTMLInputElement>) => {
        set(tidyAnschrift);
        leave(path, event);
      },
    };
  };

  /** Shows all problems and focuses the first field that has one; returns whether there is none. */
  const check = (): boolean => {
    const [first] = Object.keys(fehler);
    if (first === undefined) return true;
    flushSync(() => setVerlassen(new Set(Object.keys(fehler))));
    const input = form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
    return false;
  };

  return { email, feld, fehler, check, isVerlassen: (name: string) => verlassen.has(name) };
}
