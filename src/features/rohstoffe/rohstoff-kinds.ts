import { duftoel } from './duftoel.ts';
import { rohseife } from './rohseife.ts';
import { verpackung } from './verpackung.ts';

/**
 * Every kind of raw material, by its `typ`. A new kind needs a file like these, its form, and an entry in each list.
 */
export const rohstoffKinds = { rohseife, duftoel, verpackung };

export type RohstoffTyp = keyof typeof rohstoffKinds;
