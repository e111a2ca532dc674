import { useCallback, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { confirm } from '#web/ui/verwaltung/dialog/confirm.ts';
import { ShownError } from '#web/ui/verwaltung/form/shown-error.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Pruefung, Zugaenge } from '../../contract.ts';
import { parseZugaenge } from '../../parse-zugaenge.ts';
import type { Saved } from '../zugaenge.queries.ts';
import { lageOf, wannText } from './zugang-worte.ts';

type Gespeicherter = Zugaenge['smtp'] | Zugaenge['zahlung'];

type Options<Body, Stand extends Gespeicherter> = {
  /** What was saved when the form was opened. */
  stand: Stand;
  save: (body: Body) => Promise<Saved>;
  /** The part of the answer that the form is about, and what people call it. */
  partOf: (zugaenge: Zugaenge) => Stand;
  nameOf: (stand: Stand) => string;
};

/**
 * Saves an access beside others. Nothing is merged: a server and its password belong together, so the second to save is
 * asked whether theirs takes the place of the other. `gescheitert`: what the check found that kept it from being saved.
 */
export function useZugangSpeichern<
  Body extends { version: number; trotzdem: boolean },
  S extends Gespeicherter,
>(options: Options<Body, S>) {
  const { save } = options;
  const [version, setVersion] = useState(options.stand.version);
  const [gescheitert, setGescheitert] = useState<Pruefung>();

  const send = async (body: Body): Promise<void> => {
    const { gespeichert, pruefung } = await save(body);
    if (!gespeichert) {
      setGescheitert(pruefung);
      throw new ShownError();
    }
    const { ok, text } = pruefung;
    snackbar.success(
      `Der Zugang ist gespeichert. ${ok ? text : 'Die Verbindung kommt noch nicht zustande.'}`,
    );
  };

  const sendOver = async (body: Body): Promise<void> => {
    try {
      await send(body);
    } catch (error) {
      const jetzt = jetztOf(error, options.partOf);
      if (!jetzt || jetzt.version === body.version) throw error;
      if (!(await confirm(frageOf(options, jetzt)))) throw new ShownError();
      setVersion(jetzt.version);
      await sendOver({ ...body, version: jetzt.version });
    }
  };

  return {
    gescheitert,
    /** The finding is about what was typed then. */
    vergiss: useCallback(() => setGescheitert(undefined), []),
    save: (body: Body) => {
      setGescheitert(undefined);
      return sendOver({ ...body, version, trotzdem: false });
    },
    saveTrotzdem: (body: Body) => sendOver({ ...body, version, trotzdem: true }),
  };
}

/** What another person has saved, from a refusal (409). */
function jetztOf<S>(error: unknown, partOf: (zugaenge: Zugaenge) => S): S | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  try {
    return partOf(parseZugaenge(error.data));
  } catch {
    return undefined;
  }
}

function frageOf<S extends Gespeicherter>(
  { stand, nameOf }: Pick<Options<unknown, S>, 'stand' | 'nameOf'>,
  jetzt: S,
) {
  const no = 'Zurück zum Formular';
  const lage = lageOf(jetzt);
  if (lage === 'keine' || lage === 'probe')
    return {
      question: 'Inzwischen wurde der Zugang entfernt',
      what: nameOf(stand),
      warning: wannText(jetzt, 'Entfernt'),
      consequence: 'Mit Ihren Angaben würde er neu eingetragen.',
      ...{ yes: 'Neu eintragen', no, isDestructive: false },
    };
  return {
    question: 'Inzwischen wurde gespeichert',
    what: nameOf(jetzt),
    warning: wannText(jetzt),
    consequence: 'Ihr Zugang würde an die Stelle dieses Zugangs treten.',
    ...{ yes: 'Ersetzen', no },
  };
}
