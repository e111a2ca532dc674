import { createContext, use } from 'react';
import type { Api } from './client.ts';

/** The API client of the current side: over the network in the browser, in process during server rendering. */
export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing');
  return api;
}
