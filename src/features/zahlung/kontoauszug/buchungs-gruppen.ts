/** Orders of one group; more only if one transfer is for more. */
export const maxAuftraegeJeGruppe = 25;

type Buchung = { umsatz: string; teile: { auftragId: string }[] };

/**
 * Bookings in their sequence, in groups that have nothing to do with each other: a transfer or an order that comes
 * again is of a later group, which finds what the earlier one has done.
 */
export function buchungsGruppen<B extends Buchung>(buchungen: B[]): B[][] {
  const gruppen: { buchungen: B[]; umsaetze: Set<string>; auftraege: Set<string> }[] = [];
  for (const buchung of buchungen) {
    const ids = buchung.teile.map(({ auftragId }) => auftragId);
    const letzte = gruppen.at(-1);
    const isDabei =
      letzte &&
      letzte.auftraege.size + ids.length <= maxAuftraegeJeGruppe &&
      !letzte.umsaetze.has(buchung.umsatz) &&
      letzte.auftraege.isDisjointFrom(new Set(ids));
    const gruppe = isDabei
      ? letzte
      : { buchungen: [], umsaetze: new Set<string>(), auftraege: new Set<string>() };
    if (!isDabei) gruppen.push(gruppe);
    gruppe.buchungen.push(buchung);
    gruppe.umsaetze.add(buchung.umsatz);
    for (const id of ids) gruppe.auftraege.add(id);
  }
  return gruppen.map(({ buchungen }) => buchungen);
}
