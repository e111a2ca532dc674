import { calls } from './calls.ts';
import type { Fault } from './fault.ts';
import { rules } from './rules.ts';

export const allFaults: Fault[] = [...rules, ...calls];
