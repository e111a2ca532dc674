import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/api/client.ts';
import { rechtstextCalls } from '../calls.ts';
import { readRechtstextAnswer } from '../read-rechtstext.ts';
import type { RechtstextArt } from '../rechtstext-art.ts';

export const rechtstexteKey = ['rechtstexte'] as const;

/** The text of a kind that is valid today, or the version of this number. */
export function rechtstextQuery(api: Api, art: RechtstextArt, nr?: string) {
  return queryOptions({
    queryKey: [...rechtstexteKey, art, nr ?? 'heute'],
    queryFn: async () => {
      const answer =
        nr === undefined
          ? await api.send(rechtstextCalls.read, { params: { art } })
          : await api.send(rechtstextCalls.readFassung, { params: { art, nr } });
      return readRechtstextAnswer(answer.data);
    },
    meta: { showsOwnErrors: true },
  });
}
