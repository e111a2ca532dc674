import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '#web/ui/verwaltung/form/field-errors.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Wahl } from './konflikte.ts';
import {
  decided,
  type Gespeichertes,
  type OffeneFrage,
  type Speicherweg,
  saveBeside,
} from './save-beside.ts';

type SaveBesideOptions<T, Values extends FieldValues> = Speicherweg<T> & {
  /** What was saved when the form was opened. */
  stand: Gespeichertes<T>;
  form: UseFormReturn<Values, unknown, T>;
  valuesOf: (angaben: T) => Values;
  /** What people call a field. */
  nameOf: (feld: string) => string;
};

/** Saves a form beside others; `frage` are the fields that need a decision. */
export function useSaveBeside<T, Values extends FieldValues>(options: SaveBesideOptions<T, Values>) {
  const { stand, form, valuesOf, nameOf } = options;
  const [basis, setBasis] = useState(stand);
  const [frage, setFrage] = useState<OffeneFrage<T>>();

  const send = async (alt: Gespeichertes<T>, eigene: T): Promise<void> => {
    const result = await saveBeside(options, alt, eigene);
    if ('frage' in result) {
      setFrage(result.frage);
      throw result.error;
    }
    reportTaken(result.uebernommen.map(nameOf));
  };

  const decide = async (wahl: Wahl): Promise<boolean> => {
    if (!frage) return false;
    const { jetzt } = frage;
    const neu = decided(frage, wahl);
    setBasis(jetzt);
    form.reset(valuesOf(jetzt.angaben));
    form.reset(valuesOf(neu), { keepDefaultValues: true });
    setFrage(undefined);
    try {
      await send(jetzt, neu);
      return true;
    } catch (error) {
      showFieldErrors(form as unknown as UseFormReturn, error);
      return false;
    }
  };

  return {
    save: (eigene: T) => send(basis, eigene),
    frage,
    decide,
    /** Keeps the form; the next attempt to save meets the same question. */
    decideLater: () => setFrage(undefined),
  };
}

function reportTaken(namen: string[]): void {
  if (namen.length > 0) snackbar.info(`Inzwischen von anderen geändert und übernommen: ${namen.join(', ')}.`);
}
