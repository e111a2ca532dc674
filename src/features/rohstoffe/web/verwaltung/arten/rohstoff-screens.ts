import type { RohstoffTyp } from '../../../rohstoff-kinds.ts';
import { duftoelScreen } from './duftoel-screen.ts';
import { rohseifeScreen } from './rohseife-screen.ts';
import type { RohstoffScreen } from './rohstoff-screen.ts';
import { verpackungScreen } from './verpackung-screen.ts';

/** Every kind in the back office, in the order of the tabs. */
export const rohstoffScreens: Record<RohstoffTyp, RohstoffScreen> = {
  rohseife: rohseifeScreen,
  duftoel: duftoelScreen,
  verpackung: verpackungScreen,
};
