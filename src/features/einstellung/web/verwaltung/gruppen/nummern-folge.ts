import { createContext } from 'react';
import type { NummernFolge } from '../../../gruppen/nummern-angaben.ts';

/** How far the range of documents has come, where it is known: the page of the settings composes it. */
export const NummernFolgeContext = createContext<NummernFolge | undefined>(undefined);
