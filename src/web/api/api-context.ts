import { createContext, use } from 'react';
import type { Api } from './client.ts';

/** The API as the current side sees it: in the browser over the network, while rendering on the server in process. */
export const ApiContext = createContext<Api | null>(null);

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing');
  return api;
}
