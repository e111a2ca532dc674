import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api-context.ts';
import type { Api } from '#web/api/client.ts';
import type { Einheit, LagerTyp } from '../artikel.ts';
import { lagerCalls } from '../calls.ts';
import type {
  InventurReply,
  KorrekturReply,
  LagerArtikel,
  WaehlbarerArtikel,
  Warnung,
  ZaehllisteBody,
} from '../contract.ts';
import {
  type BewegungTyp,
  type HistorieReply,
  seitenLaenge,
  type Verlauf,
} from '../historie/historie-contract.ts';
import type { ProduktionBody, ProduktionReply } from '../produktion/produktion-contract.ts';
import { filledBestand, filledGroups, filledHistorie, filledList } from './filled.ts';
import { newBuchungId } from './new-buchung-id.ts';

const lagerKey = ['lager'] as const;

/** The screen must show the current stock: cached levels are always refetched. */
const always = {
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchOnReconnect: true,
  meta: { showsOwnErrors: true },
} as const;

type LagerQuery<Data> = {
  key: string[];
  ask: (api: Api) => Promise<{ data?: unknown }>;
  /** Converts `data` to what the components read. */
  fill: (data: unknown) => Data;
  interval?: number | undefined;
  enabled?: boolean;
};

function useLagerQuery<Data>({ key, ask, fill, interval, enabled = true }: LagerQuery<Data>) {
  const api = useApi();
  return useQuery({
    ...always,
    queryKey: [...lagerKey, ...key],
    queryFn: () => ask(api),
    select: (reply) => ({ data: fill(reply.data) }),
    refetchInterval: interval ?? false,
    enabled,
  });
}

/** The whole stock; refetched every `interval` milliseconds if given. */
export function useBestand(interval?: number) {
  const ask = (api: Api) => api.send(lagerCalls.bestand);
  return useLagerQuery({ key: ['bestand'], ask, fill: filledBestand, interval });
}

/** Only admins may ask: these answers hold purchase prices. */
export function useWarnungen(isAdmin: boolean) {
  const ask = (api: Api) => api.send(lagerCalls.warnungen);
  return useLagerQuery({ key: ['warnungen'], ask, fill: filledList<Warnung>, enabled: isAdmin });
}

export function useEntfernte() {
  const ask = (api: Api) => api.send(lagerCalls.entfernte);
  return useLagerQuery({ key: ['entfernte'], ask, fill: filledList<LagerArtikel> });
}

export function useWaehlbareArtikel() {
  const ask = (api: Api) => api.send(lagerCalls.artikel);
  return useLagerQuery({ key: ['artikel'], ask, fill: filledGroups<WaehlbarerArtikel> });
}

/** One page of an article's movements, all or of one kind; the previous page is shown until the next one is loaded. */
export function useHistorie(itemId: string, { page, typ }: { page: number; typ?: BewegungTyp | undefined }) {
  const api = useApi();
  return useQuery({
    ...always,
    queryKey: [...lagerKey, 'historie', itemId, page, typ],
    queryFn: () =>
      api.send(lagerCalls.historie, { params: { itemId }, query: { page, limit: seitenLaenge, typ } }),
    select: filledHistorie,
    placeholderData: (previous: HistorieReply | undefined) => previous,
  });
}

export function useBestandVerlauf(itemId: string) {
  return useLagerQuery({
    key: ['historie', itemId, 'verlauf'],
    ask: (api) => api.send(lagerCalls.verlauf, { params: { itemId } }),
    fill: (data) => (data ?? undefined) as Verlauf | undefined,
  });
}

/** The amounts per piece of a product and the stock; disabled until a product is selected. */
export function useVorschau(produktId: string) {
  const api = useApi();
  return useQuery({
    ...always,
    queryKey: [...lagerKey, 'vorschau', produktId],
    queryFn: () => api.send(lagerCalls.vorschau, { query: { produktId } }),
    enabled: produktId !== '',
  });
}

/** Books something. If the answer is lost nothing is retried: the user checks the stock first. */
function useBuchung<Body, Reply>(send: (api: Api, body: Body) => Promise<Reply>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => send(api, body),
    retry: false,
    meta: { showsOwnErrors: true },
    // Other areas show the same stock, so the whole cache is invalidated.
    onSettled: () => {
      void queryClient.invalidateQueries();
    },
  });
}

/** The specification does not define `data` of these answers (requirements.md, admin §7): it may be null. */
type MayLack<Reply extends { data: unknown }> = Omit<Reply, 'data'> & { data?: Reply['data'] | null };

/** `useBuchung` for a dialog of one booking: however often it is sent, it is booked once (ADR 030). */
function useBuchungOnce<Body, Reply>(send: (api: Api, body: Body & { buchungId: string }) => Promise<Reply>) {
  const [buchungId] = useState(newBuchungId);
  return useBuchung((api, body: Body) => send(api, { ...body, buchungId }));
}

type Artikel = { typ: LagerTyp; artikelId: string };

export function useKorrektur() {
  type Body = Artikel & { aenderung: number; grund: string; notizen: string };
  return useBuchungOnce<Body, MayLack<KorrekturReply>>((api, body) =>
    api.send(lagerCalls.korrektur, { body: withPortfolioId(body) }),
  );
}

export function useInventur() {
  type Body = Artikel & { menge: number; einheit: Einheit; mindestbestand?: number; notizen: string };
  return useBuchungOnce<Body, MayLack<InventurReply>>((api, body) =>
    api.send(lagerCalls.inventur, { body: withPortfolioId(body) }),
  );
}

/** requirements.md, admin §7: a product is sent with its portfolioId as well. */
function withPortfolioId<Body extends Artikel>(body: Body) {
  return body.typ === 'produkt' ? { ...body, portfolioId: body.artikelId } : body;
}

/** The `buchungId` of the body belongs to the draft, which survives a reload. */
export function useZaehlliste() {
  return useBuchung((api, body: ZaehllisteBody) => api.send(lagerCalls.zaehlliste, { body }));
}

export function useProduktion() {
  return useBuchungOnce<ProduktionBody, MayLack<ProduktionReply>>((api, body) =>
    api.send(lagerCalls.produktion, { body }),
  );
}

export function useStorno() {
  return useBuchung((api, buchungId: string) => api.send(lagerCalls.storno, { params: { buchungId } }));
}
