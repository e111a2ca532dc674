import { type Gruppe, gruppenNamen } from '#features/einstellung/gruppen/gruppen.ts';

/** The way through the settings of a new shop. */
export type Einrichtungsweg = {
  schritte: { gruppe: Gruppe; isErledigt: boolean }[];
  erledigt: number;
  naechste: Gruppe;
};

/**
 * The steps in their order with the next open one; `undefined` once all groups were saved, or while that is
 * unknown.
 */
export function ersterAbendOf(versionen: Partial<Record<Gruppe, number>>): Einrichtungsweg | undefined {
  if (gruppenNamen.some((gruppe) => versionen[gruppe] === undefined)) return undefined;
  const schritte = gruppenNamen.map((gruppe) => ({ gruppe, isErledigt: (versionen[gruppe] ?? 0) > 0 }));
  const naechste = schritte.find(({ isErledigt }) => !isErledigt);
  if (!naechste) return undefined;
  const erledigt = schritte.filter(({ isErledigt }) => isErledigt).length;
  return { schritte, erledigt, naechste: naechste.gruppe };
}

/** The form of a new product; the page then leads back here. */
export const ersteSeife = '/admin/portfolio?neu';

/**
 * Where saving a group leads on the first evening: to the next group that was never saved, at last to the first soap;
 * `undefined` once all were saved.
 */
export function danachOf(versionen: Partial<Record<Gruppe, number>>, gruppe: Gruppe): string | undefined {
  const weg = ersterAbendOf(versionen);
  if (!weg) return undefined;
  const at = gruppenNamen.indexOf(gruppe);
  const offen = weg.schritte.filter((schritt) => !schritt.isErledigt && schritt.gruppe !== gruppe);
  const naechste = offen.find((schritt) => gruppenNamen.indexOf(schritt.gruppe) > at) ?? offen[0];
  return naechste ? `?feld=${naechste.gruppe}` : ersteSeife;
}
