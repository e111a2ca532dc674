import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { statusValues } from '#features/auth/contract.ts';
import { defaultLimit } from '../../contract.ts';
import type { ListeParams } from '../benutzer.queries.ts';

/** The choices of the table (admin.txt §2 and §9). */
export const limits = [10, 25, 50, 100];
/** The roles as the filter names them; `user` is an employee. */
export const filterRoles = ['admin', 'user', 'customer'] as const;

/** How long somebody has to pause while typing before the server is asked. */
const pauseMs = 300;

/**
 * Search, filters and page. The address follows them, so that a reload, a bookmark and the way back show the same list;
 * what cannot be in it is read as if it were not there.
 */
export function useListeParams() {
  const [address, setAddress] = useSearchParams();
  const [params, setParams] = useState(() => readAddress(address));
  // Two changes may come faster than the address follows; the second one keeps the first.
  const latest = useRef(params);
  const show = useCallback((next: ListeParams) => {
    latest.current = next;
    setParams(next);
  }, []);
  useEffect(() => show(readAddress(address)), [address, show]);

  /** Another search, filter or size begins at the first page; `replace` leaves no step on the way back. */
  const change = (changes: Partial<ListeParams>, { replace = false } = {}) => {
    show({ ...latest.current, page: 1, ...changes });
    setAddress(toAddress(latest.current), { replace });
  };

  const suche = useTyped(params.search, (search) => change({ search }, { replace: true }));
  return { params, change, suche };
}

function readAddress(address: URLSearchParams): ListeParams {
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    status: oneOf(statusValues, address.get('status')),
    role: oneOf(filterRoles, address.get('role')),
    page: wholeNumber(address.get('page')) ?? 1,
    limit: limits.find((limit) => limit === wholeNumber(address.get('limit'))) ?? defaultLimit,
  };
}

/** Text that is typed: shown at once, told after a pause, and replaced when the address says something else. */
function useTyped(told: string, tell: (text: string) => void) {
  const [text, setText] = useState(told);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    if (timer.current === undefined) setText(told);
  }, [told]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      latest.current(typed);
    }, pauseMs);
  };
  return { text, type };
}

function toAddress({ page, limit, ...filter }: ListeParams): URLSearchParams {
  const address = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  if (page > 1) address.set('page', String(page));
  if (limit !== defaultLimit) address.set('limit', String(limit));
  return address;
}

/** What is known, or no filter. */
export function oneOf<One extends string>(known: readonly One[], value: string | null): One | '' {
  return known.find((one) => one === value) ?? '';
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
