import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '#web/api/api-context.ts';
import { sessionStore, widerrufKey } from '#web/api/browser-storage.ts';
import { ApiError, unreadable } from '#web/api/client.ts';
import { errorText } from '#web/api/error-text.ts';
import { newKennung } from '#web/api/new-kennung.ts';
import { widerrufCalls } from '../../calls.ts';
import { type WiderrufEntwurf, widerrufOf } from '../../widerruf-entwurf.ts';
import type { ChangeEntwurf } from './use-widerruf-entwurf.ts';

/**
 * Sends the declaration and leads to its receipt. A second press and another try after a lost answer are the
 * same declaration, by its id; whatever fails, nothing that was typed is lost.
 */
export function useWiderrufSenden(change: ChangeEntwurf) {
  const api = useApi();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fehlschlag, setFehlschlag] = useState('');

  const senden = async (entwurf: WiderrufEntwurf): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setFehlschlag('');
    const id = entwurf.id || newKennung();
    change((before) => ({ ...before, id }));
    try {
      const { data } = await api.send(widerrufCalls.erklaeren, { body: widerrufOf(entwurf, id) });
      const token = String(Object(data).token ?? '');
      if (!token) throw unreadable(200);
      sessionStore.removeItem(widerrufKey);
      await navigate(`/widerruf/${encodeURIComponent(token)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFehlschlag(textOf(error));
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };

  return { senden, isBusy, fehlschlag };
}

/** `ok` without a receipt: it came in, and the answer was of no use. */
function textOf(error: ApiError): string {
  const grund =
    error.kind !== 'status'
      ? 'Die Verbindung ist abgebrochen.'
      : error.status < 400
        ? 'Die Antwort kam nicht richtig an.'
        : error.hasServerText
          ? error.message
          : errorText(error);
  return `${grund} Es ist nichts verloren: Bitte drücken Sie noch einmal auf „Widerruf bestätigen“. Ihr Widerruf zählt nur einmal.`;
}
