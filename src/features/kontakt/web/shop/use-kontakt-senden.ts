import { useRef, useState } from 'react';
import { fieldErrors } from '#features/auth/field-errors.ts';
import { emailOf } from '#shared/email-adresse.ts';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { kontaktCalls } from '../../calls.ts';
import type { KontaktEntwurf } from '../../kontakt-entwurf.ts';
import { type KontaktEingabe, kontaktFelder } from '../../kontakt-felder.ts';
import type { ChangeEntwurf } from './use-kontakt-entwurf.ts';

/** A message that the workshop has; `gesendetAt` as ISO text. */
export type Gesendet = KontaktEingabe & { gesendetAt: string };

export type Fehlschlag = { text: string; felder: Partial<KontaktEingabe> };

const keiner: Fehlschlag = { text: '', felder: {} };

const unklarText =
  'Die Verbindung ist abgebrochen. Es ist nichts verloren: Bitte drücken Sie noch einmal auf „Nachricht senden“. Sie kommt nur einmal bei uns an.';

/** Sends the message. A second press and another try after a lost answer are the same message, by its id. */
export function useKontaktSenden(change: ChangeEntwurf, onGesendet: (gesendet: Gesendet) => void) {
  const api = useApi();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fehlschlag, setFehlschlag] = useState(keiner);

  const senden = async (
    { name, email, bestellnummer, nachricht, id: before }: KontaktEntwurf,
    betreff: string,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFehlschlag(keiner);
    const id = before || newId();
    change((entwurf) => ({ ...entwurf, id }));
    const eingabe = { name, email: emailOf(email), bestellnummer, nachricht: nachricht.trim() };
    try {
      const { data } = await api.send(kontaktCalls.senden, { body: { id, ...eingabe, betreff } });
      onGesendet({ ...eingabe, gesendetAt: String(Object(data).gesendetAt ?? '') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFehlschlag(fehlschlagOf(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  /** The field was changed, so the server's refusal of it no longer holds. */
  const forget = (feld: keyof KontaktEingabe) =>
    setFehlschlag(({ felder: { [feld]: _, ...felder } }) => ({ text: '', felder }));

  return { senden, isBusy, fehlschlag, forget };
}

function fehlschlagOf(error: ApiError): Fehlschlag {
  if (error.kind !== 'status') return { text: unklarText, felder: {} };
  const { '': andere, ...felder } = fieldErrors(error.status === 400 ? error.fehler : [], kontaktFelder);
  if (!andere && Object.keys(felder).length > 0) return { text: '', felder };
  const text = andere ?? (error.hasServerText ? error.message : errorText(error));
  return { text: `${text} Ihr Text steht noch hier.`, felder };
}

/** 32 letters. `randomUUID` is missing on a shop's address without https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
