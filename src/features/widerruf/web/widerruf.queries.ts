import { queryOptions } from '@tanstack/react-query';
import { type Api, readable } from '#web/api/client.ts';
import { parseBeleg } from '../beleg/read-beleg.ts';
import { widerrufCalls } from '../calls.ts';

/** Milliseconds after which a receipt whose mail is not written yet is read again. */
const wartenMs = 5000;

/** The receipt of a declaration. Nothing of it changes but whether its mail is on its way. */
export function belegQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['widerruf', token],
    queryFn: async () =>
      readable(parseBeleg((await api.send(widerrufCalls.beleg, { params: { token } })).data)),
    refetchInterval: ({ state: { data } }) => (data?.weg === 'folgt' ? wartenMs : false),
    meta: { showsOwnErrors: true },
  });
}
