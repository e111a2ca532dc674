import { queryOptions } from '@tanstack/react-query';
import { readMerkmale } from '#shared/merkmale/merkmale-text.ts';
import { isRecord } from '#shared/wire/read-value.ts';
import type { Api } from '#web/api/client.ts';
import { unreadable } from '#web/api/client.ts';
import { showMessage } from '#web/ui/shop/message/toast.ts';
import { kasseCalls } from '../calls.ts';
import type { Kasse } from '../contract.ts';

/** By token, as the cart: nobody sees the data of another person. */
export const kasseKeyOf = (token: string | null) => ['kasse', token] as const;

/** The cart as it can be ordered now. Never from a cache: prices and stock are those of this moment. */
export function kasseQuery(api: Api, token: string | null) {
  return queryOptions({
    queryKey: kasseKeyOf(token),
    queryFn: async () => {
      const { data, message } = await api.send(kasseCalls.read);
      // What became of a guest's cart that an account has just taken over.
      if (message) showMessage(message);
      return parseKasse(data);
    },
    staleTime: 0,
    meta: { showsOwnErrors: true },
  });
}

/** Another server's answer may lack lists; without goods there is nothing to show. */
export function parseKasse(data: unknown): Kasse {
  if (!isKasse(data)) throw unreadable(200);
  const { moeglichkeiten, hindernisse } = data;
  const posten = data.posten
    .filter(isRecord)
    .map((one) => ({ ...one, merkmale: readMerkmale(one.merkmale) }));
  return { ...data, posten, moeglichkeiten: moeglichkeiten ?? [], hindernisse: hindernisse ?? [] };
}

export function isKasse(data: unknown): data is Kasse {
  return Array.isArray(Object(data).posten);
}
