import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Anschrift,
  type AnschriftFeld,
  type AnschriftZweck,
  laengen,
} from '#features/auftrag/anschrift/anschrift.ts';
import type { ChangeEntwurf } from '#web/entwurf/use-entwurf.ts';
import type { AdressRegeln } from '../../../formular/adress-regeln.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { ohneRegeln } from './use-adress-regeln.ts';

export type FeldFehler = Record<string, string>;

export type Felder = ReturnType<typeof useFelder>;

type Entwurf = {
  entwurf: KasseEntwurf;
  change: ChangeEntwurf<KasseEntwurf>;
  regeln: AdressRegeln | undefined;
  /** What the server found wrong, by the name of the field. */
  vomServer: FeldFehler;
  onFeldChange: (name: string) => void;
};

type InputEvent = { target: HTMLInputElement };
type LeaveEvent = InputEvent & { relatedTarget: EventTarget | null };

/** Longest address of mail servers, with room for a space that was copied along. */
const emailLaenge = 260;

/**
 * The fields of the address: checked when they are left (facts §8, rule 7), and again with every key after
 * that, so that an error goes as soon as the field is right. A field that was left empty is named only by
 * 'Weiter'.
 */
export function useFelder(form: RefObject<HTMLFormElement | null>, props: Entwurf) {
  const { entwurf, change, onFeldChange } = props;
  const { isPackstation, tidyAnschrift } = props.regeln ?? ohneRegeln;
  const { common, leave, ...pruefung } = usePruefung(form, props);

  const email = {
    ...common('email', entwurf.email),
    maxLength: emailLaenge,
    onChange: ({ target: { value } }: InputEvent) => {
      onFeldChange('email');
      change((before) => ({ ...before, email: value }));
    },
    onBlur: (event: LeaveEvent) => leave('email', event),
  };

  const feld = (zweck: AnschriftZweck, name: AnschriftFeld) => {
    const path = `${zweck}.${name}`;
    const set = (update: (before: Anschrift) => Anschrift) =>
      change((before) => ({ ...before, [zweck]: update(before[zweck]) }));
    return {
      ...common(path, entwurf[zweck][name]),
      // A postcode may be pasted with its country and town; it is tidied when the field is left.
      maxLength: name === 'plz' ? laengen.stadt : laengen[name],
      onChange: ({ target }: InputEvent) => {
        onFeldChange(path);
        // Filled in by the browser, while another field has the focus, it is not left any more.
        const tidy = document.activeElement === target ? (typed: Anschrift) => typed : tidyAnschrift;
        set((before) => tidy({ ...before, [name]: target.value }));
      },
      onBlur: (event: LeaveEvent) => {
        set(tidyAnschrift);
        leave(path, event);
      },
    };
  };

  return { email, feld, isPackstation, ...pruefung };
}

/** What is said of the fields: of those that were left or checked, and of those that the server refused. */
function usePruefung(form: RefObject<HTMLFormElement | null>, { entwurf, regeln, vomServer }: Entwurf) {
  const [verlassen, setVerlassen] = useState<ReadonlySet<string>>(new Set());
  const fehler: FeldFehler = Object.fromEntries((regeln ?? ohneRegeln).entwurfFehler(entwurf));
  const isVerlassen = (name: string) => verlassen.has(name);

  useFocusRefused(form, vomServer);

  const common = (name: string, value: string) => ({
    name,
    value,
    error: vomServer[name] ?? (isVerlassen(name) ? fehler[name] : undefined),
    isRichtig: judges(regeln) && value.trim() !== '' && !fehler[name] && !vomServer[name],
  });

  const leave = (name: string, event: LeaveEvent) => {
    if (event.target.value.trim() !== '' && !isSending(event))
      setVerlassen((names) => new Set(names).add(name));
  };

  /** Shows all problems by these rules and focuses the first field that has one; returns whether there is none. */
  const check = (geladen: AdressRegeln): boolean => {
    const names = Object.keys({ ...Object.fromEntries(geladen.entwurfFehler(entwurf)), ...vomServer });
    if (names.length > 0) flushSync(() => setVerlassen(new Set(names)));
    focusFeld(form.current, names[0]);
    return names.length === 0;
  };

  /** These fields are asked for anew. */
  const forgive = (zweck: AnschriftZweck) =>
    setVerlassen((names) => new Set([...names].filter((name) => !name.startsWith(zweck))));

  return { common, leave, check, forgive, isVerlassen };
}

/** Nothing is right by rules that are not there. */
function judges(regeln: AdressRegeln | undefined): boolean {
  return regeln !== undefined && regeln !== ohneRegeln;
}

/** Of a step that opens again for what the server refused. */
function useFocusRefused(form: RefObject<HTMLFormElement | null>, vomServer: FeldFehler): void {
  const [[refused]] = useState(() => Object.keys(vomServer));
  useEffect(() => focusFeld(form.current, refused), [form, refused]);
}

export function focusFeld(form: HTMLFormElement | null, name: string | undefined): void {
  const input = name === undefined ? null : form?.elements.namedItem(name);
  if (input instanceof HTMLElement) input.focus();
}

/** An error that appears before the button checks everything would move it away below the pointer. */
function isSending({ relatedTarget }: LeaveEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
}
