import { createContext } from 'react';
import type { Location, Page } from './route.ts';
import type { Router } from './router.ts';

/** Read by the hooks; `RouterProvider` gives them their values. */
export const RouterContext = createContext<Router>(undefined as never);
export const PageContext = createContext<Page>(undefined as never);
export const NextContext = createContext<Location | undefined>(undefined);
/** The place of the next route within the page's branch. */
export const LevelContext = createContext(0);
export const FailureContext = createContext<unknown>(undefined);
