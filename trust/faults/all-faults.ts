import { calls } from './calls.ts';
import { cartComponents } from './cart-components.ts';
import type { Fault } from './fault.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';
import { shopComponents } from './shop-components.ts';
import { starts } from './starts.ts';
import { verwaltungComponents } from './verwaltung-components.ts';
import { verwaltungToolbox } from './verwaltung-toolbox.ts';

/** Known ways in which the code breaks, over all areas and floors. */
export const allFaults: Fault[] = [
  ...rules,
  ...calls,
  ...cartComponents,
  ...shopComponents,
  ...verwaltungToolbox,
  ...verwaltungComponents,
  ...screens,
  ...starts,
];
