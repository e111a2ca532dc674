import type { Screen } from './screen.ts';
import { bestellungScreens } from './screens-bestellung.ts';
import { betriebScreens } from './screens-betrieb.ts';
import { einstellungenScreens } from './screens-einstellungen.ts';
import { kontoScreens } from './screens-konto.ts';
import { shopScreens } from './screens-shop.ts';
import { verwaltungScreens } from './screens-verwaltung.ts';

/** Every screen in every state worth a look; `test/sweep.test.ts` compares them with the route table. */
export const screens: Screen[] = [
  ...shopScreens,
  ...kontoScreens,
  ...bestellungScreens,
  ...verwaltungScreens,
  ...einstellungenScreens,
  ...betriebScreens,
];
