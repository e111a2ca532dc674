import type { Screen } from './screen.ts';
import { bestellungScreens } from './screens-bestellung.ts';
import { betriebScreens } from './screens-betrieb.ts';
import { bueroScreens } from './screens-buero.ts';
import { einstellungenScreens } from './screens-einstellungen.ts';
import { geldScreens } from './screens-geld.ts';
import { kontoScreens } from './screens-konto.ts';
import { kontoseiteScreens } from './screens-kontoseite.ts';
import { lagerScreens } from './screens-lager.ts';
import { shopScreens } from './screens-shop.ts';
import { verwaltungScreens } from './screens-verwaltung.ts';
import { warenkorbScreens } from './screens-warenkorb.ts';

/** Every screen in every state worth a look; `test/house/sweep.test.ts` compares them with the route table. */
export const screens: Screen[] = [
  ...shopScreens,
  ...kontoScreens,
  ...warenkorbScreens,
  ...bestellungScreens,
  ...kontoseiteScreens,
  ...verwaltungScreens,
  ...lagerScreens,
  ...einstellungenScreens,
  ...betriebScreens,
  ...geldScreens,
  ...bueroScreens,
];
