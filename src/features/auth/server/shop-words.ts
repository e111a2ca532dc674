import { shop } from '#shop';
import { wordsOf } from '../password-rules.ts';

/** Words that a customer of this shop thinks of, so an attacker tries them first: its name, people and place, and what it sells. */
export const shopWords = wordsOf(
  ...[shop.name, shop.slogan, shop.inhaberin, shop.email, shop.telefon, shop.umsatzsteuerId],
  ...shop.team.map(({ name }) => name),
  ...Object.values(shop.adresse),
  'Seife Seifen Naturseife Handseife Schmuck Kette Ring Armband Ohrringe Werkstatt Manufaktur Laden Shop Warenkorb Kunde Konto',
  'Lavendel Rose Rosen Minze Zitrone Orange Honig Kamille Ringelblume Olive Kokos Shea Sheabutter Vanille Zimt Mandel',
  'Rosmarin Salbei Duft Duftöl Rohseife Verpackung Schaum Kessel Lauge Probe Geschenk',
);
