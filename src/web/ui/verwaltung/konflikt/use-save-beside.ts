import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../form/field-errors.ts';
import { ShownError } from '../form/shown-error.ts';
import { snackbar } from '../message/snackbar.ts';
import { mergeWerte, type Wahl } from './drei-werte.ts';
import { type Gespeichertes, type OffeneFrage, type Speicherweg, saveBeside } from './save-beside.ts';

type SaveBesideOptions<T, Version, Values extends FieldValues, Output> = Speicherweg<T, Version> & {
  /** What was saved when the form was opened. */
  stand: Gespeichertes<T, Version>;
  form: UseFormReturn<Values, unknown, Output>;
  /** The form's values for what is saved. */
  valuesOf: (angaben: T) => Values;
  /** What people call a field, to say which changes of others were kept without a question. */
  nameOf?: (feld: string) => string;
  /** The form shows the question itself, and nothing more of the refusal. */
  isAskedInForm?: boolean;
};

/** What has to be decided, as `KonfliktDialog` takes it. */
export type Frage<T, Version = number> = OffeneFrage<T, Version> & {
  isBusy: boolean;
  /** Saves both changes, by what was chosen; answers whether it is saved. */
  decide: (wahl?: Wahl) => Promise<boolean>;
  /** Puts values into the form, which are saved in the place of the other person's. */
  take: (werte: T) => void;
  /** Keeps the form; the next attempt to save meets the same question. */
  close: () => void;
};

/** Saves a form beside others, who may have saved since it was opened; nothing typed is lost. */
export function useSaveBeside<T, Version, Values extends FieldValues, Output>(
  options: SaveBesideOptions<T, Version, Values, Output>,
): { save: (eigene: T) => Promise<void>; frage: Frage<T, Version> | undefined } {
  const { basis, frage, setFrage, send, goOnFrom } = useStand(options);
  const [isBusy, setBusy] = useState(false);

  const decide = async ({ jetzt, ...drei }: OffeneFrage<T, Version>, wahl: Wahl): Promise<boolean> => {
    const neu = mergeWerte({ ...drei, jetzt: jetzt.angaben }, wahl);
    goOnFrom(jetzt, neu);
    setBusy(true);
    try {
      await send(jetzt, neu);
      // It is saved, no input any more.
      options.form.reset(options.valuesOf(neu));
      return true;
    } catch (error) {
      // A further change of another person asks anew.
      setFrage((next) => (next?.jetzt === jetzt ? undefined : next));
      showFieldErrors(options.form as unknown as UseFormReturn, error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    save: (eigene: T) => send(basis, eigene),
    frage: frage && {
      ...frage,
      isBusy,
      decide: (wahl = {}) => decide(frage, wahl),
      take: (werte) => {
        goOnFrom(frage.jetzt, werte);
        setFrage(undefined);
      },
      close: () => setFrage(undefined),
    },
  };
}

/** What the form is made from, and the question that saving it has met. */
function useStand<T, Version, Values extends FieldValues, Output>(
  options: SaveBesideOptions<T, Version, Values, Output>,
) {
  const { stand, form, valuesOf, nameOf, isAskedInForm } = options;
  const [basis, setBasis] = useState(stand);
  const [frage, setFrage] = useState<OffeneFrage<T, Version>>();

  const send = async (alt: Gespeichertes<T, Version>, eigene: T): Promise<void> => {
    const result = await saveBeside(options, alt, eigene);
    setFrage('frage' in result ? result.frage : undefined);
    if ('frage' in result) throw isAskedInForm ? new ShownError() : result.error;
    const kept = nameOf ? result.uebernommen.map(nameOf) : [];
    if (kept.length > 0) snackbar.info(`Inzwischen von anderen geändert und übernommen: ${kept.join(', ')}.`);
  };
  /** From here on the form is made from what the other person has saved. */
  const goOnFrom = (jetzt: Gespeichertes<T, Version>, werte: T) => {
    setBasis(jetzt);
    form.reset(valuesOf(jetzt.angaben));
    form.reset(valuesOf(werte), { keepDefaultValues: true });
  };
  return { basis, frage, setFrage, send, goOnFrom };
}
