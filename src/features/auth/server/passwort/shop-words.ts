import { wordsOf } from '../../password-rules.ts';

/**
 * Words that a customer of any shop like this one thinks of, so an attacker tries them first: what it is and what it
 * sells.
 */
export const craftWords = wordsOf(
  'Seife Seifen Naturseife Handseife Schmuck Kette Ring Armband Ohrringe Werkstatt Manufaktur Laden Shop Warenkorb Kunde Konto',
  'Lavendel Rose Rosen Minze Zitrone Orange Honig Kamille Ringelblume Olive Kokos Shea Sheabutter Vanille Zimt Mandel',
  'Rosmarin Salbei Duft Duftöl Rohseife Verpackung Schaum Kessel Lauge Probe Geschenk',
);
