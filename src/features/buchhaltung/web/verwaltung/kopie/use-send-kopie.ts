import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import { ApiError } from '#web/api/client.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { buchhaltungCalls } from '../../../calls.ts';
import type { BelegVoll } from '../../../contract.ts';
import { parseBelegVoll } from '../../../read-beleg.ts';
import { belegKey } from '../../buchhaltung.queries.ts';

/**
 * Sends a document once more and shows its mails as they are then. Mails that went out meanwhile count as seen only
 * once a refusal has said so: what is typed stays and can be sent again.
 */
export function useSendKopie({ nummer, mails }: Pick<BelegVoll, 'nummer' | 'mails'>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = belegKey(nummer);
  const [gesehen, setGesehen] = useState(mails.length);
  const put = async (data: unknown) => {
    const jetzt = parseBelegVoll(data);
    // What is still being loaded may be older than this answer.
    await queryClient.cancelQueries({ queryKey });
    if (jetzt) queryClient.setQueryData(queryKey, jetzt);
    else void queryClient.invalidateQueries({ queryKey });
    return jetzt;
  };
  const { mutateAsync } = useMutation({
    mutationFn: (an: string) =>
      api.send(buchhaltungCalls.kopie, { params: { nummer }, body: { an, gesehen } }),
    onSuccess: ({ message, data }, an) => {
      snackbar.success(message || `Die Kopie an ${an} liegt im Postausgang.`);
      return put(data);
    },
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      const jetzt = await put(error.data);
      if (jetzt) setGesehen(jetzt.mails.length);
    },
    // The form shows its errors itself.
    meta: { showsOwnErrors: true },
  });
  return (an: string) => mutateAsync(an).then(() => {});
}
