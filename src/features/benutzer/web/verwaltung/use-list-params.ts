import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { statusValues } from '#features/auth/contract.ts';
import { Echoes } from '#web/ui/verwaltung/search/address-echoes.ts';
import { useTyped } from '#web/ui/verwaltung/search/use-typed.ts';
import { defaultLimit } from '../../contract.ts';
import type { ListParams } from '../benutzer.queries.ts';

/** The page sizes of the table (requirements.md, admin §2 and §9). */
export const limits = [10, 25, 50, 100];
/** The roles in the filter; `user` is an employee. */
export const filterRoles = ['admin', 'user', 'customer'] as const;

/**
 * Search, filters and page. They are written to the URL, so that a reload, a bookmark and going back show the same
 * list; invalid values in the URL are ignored.
 */
export function useListParams() {
  const [address, setAddress] = useSearchParams();
  const [params, setParams] = useState(() => readAddress(address));
  // Two changes may be faster than the update of the URL; the second one keeps the first.
  const latest = useRef(params);
  const show = useCallback((next: ListParams) => {
    latest.current = next;
    setParams(next);
  }, []);
  const [echoes] = useState(() => new Echoes());
  useEffect(() => {
    if (!echoes.returns(address.toString())) show(readAddress(address));
  }, [address, echoes, show]);

  /** A new search, filter or size starts at the first page; `replace` adds no history entry. */
  const change = (changes: Partial<ListParams>, { replace = false } = {}) => {
    show({ ...latest.current, page: 1, ...changes });
    const next = toAddress(latest.current);
    echoes.send(next.toString());
    setAddress(next, { replace });
  };

  const suche = useTyped(params.search, (search) => change({ search }, { replace: true }));
  return { params, change, suche };
}

function readAddress(address: URLSearchParams): ListParams {
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    status: oneOfParams(statusValues, address.get('status')),
    role: oneOfParams(filterRoles, address.get('role')),
    page: wholeNumber(address.get('page')) ?? 1,
    limit: limits.find((limit) => limit === wholeNumber(address.get('limit'))) ?? defaultLimit,
  };
}

function toAddress({ page, limit, ...filter }: ListParams): URLSearchParams {
  const address = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (page > 1) address.set('page', String(page));
  if (limit !== defaultLimit) address.set('limit', String(limit));
  return address;
}

/** What is known, or no filter. */
export function oneOfParams<One extends string>(known: readonly One[], value: string | null): One | '' {
  return known.find((one) => one === value) ?? '';
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
