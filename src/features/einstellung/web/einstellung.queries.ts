import { queryOptions, useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { isAwaited } from '#web/ui/verwaltung/when-known.tsx';
import { gruppeCallsOf } from '../einstellung-calls.ts';
import { fillAngaben } from '../fill-angaben.ts';
import { type AngabenOf, type Gruppe, gruppen, type Stand } from '../gruppen/gruppen.ts';
import { ladenKey } from './laden.queries.ts';

/** The screen shows its errors itself. */
const meta = { showsOwnErrors: true };

/** All that depends on the settings of one group in the back office. */
export function gruppeKey(gruppe: Gruppe) {
  return ['einstellungen', gruppe] as const;
}

function gruppeQuery(api: Api, gruppe: Gruppe) {
  return queryOptions({
    queryKey: [...gruppeKey(gruppe), 'stand'],
    queryFn: async () => withAllFields(gruppe, (await api.send(gruppeCallsOf<Gruppe>(gruppe).read)).data),
    // Another person may have saved meanwhile.
    staleTime: 0,
    meta,
  });
}

/**
 * A field that an older server does not know has the value of a new shop; an answer that still is none is a
 * failed load, and not a form whose values would be saved.
 */
function withAllFields(gruppe: Gruppe, { version, angaben, geaendertAt, von }: Stand<Gruppe>): Stand<Gruppe> {
  const { angaben: schema, leer } = gruppen[gruppe];
  return {
    version: z.int().parse(version),
    angaben: schema.parse(fillAngaben(leer, angaben)) as AngabenOf<Gruppe>,
    geaendertAt: geaendertAt ?? null,
    von: von ?? null,
  };
}

export type StandVon = {
  gruppe: Gruppe;
  stand: Stand<Gruppe> | undefined;
  error: Error | null;
  /** Its first answer is on its way. */
  isAwaited: boolean;
  reload: () => void;
};

/** The current state of these groups, in their order. */
export function useGruppen(namen: readonly Gruppe[]): StandVon[] {
  const api = useApi();
  return useQueries({
    queries: namen.map((gruppe) => gruppeQuery(api, gruppe)),
    combine: (results) =>
      results.map(({ data, error, refetch, ...result }, at) => ({
        gruppe: namen[at] as Gruppe,
        stand: data,
        error,
        isAwaited: isAwaited(result),
        reload: () => void refetch(),
      })),
  });
}

export type GruppeBody = { angaben: AngabenOf<Gruppe>; version: number };

/** Saves a group. The pages of the shop and the lists of the back office load what depends on it again. */
export function useSaveGruppe(gruppe: Gruppe) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ angaben, version }: GruppeBody) =>
      api.send(gruppeCallsOf<Gruppe>(gruppe).save, { body: { ...angaben, version } }),
    onSuccess: ({ message }) => {
      snackbar.success(message);
      void queryClient.invalidateQueries({ queryKey: ladenKey });
      return queryClient.invalidateQueries({ queryKey: gruppeKey(gruppe) });
    },
    meta,
  });
}
