import { formatZahl } from '#shared/number/format-zahl.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import { isVerkaeuflich } from './bereit-produkte.ts';
import { type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';
import { namenOf } from './produkt-namen.ts';

/** At least one way brings or hands over every product. */
export const versand: Pruefung = {
  id: 'versand',
  titel: 'Versand und Abholung',
  pruefe: (fakten) => {
    const { dhl, abholung } = fakten.einstellungen.versand.angaben;
    const keiner = punkt('rot', 'versand.dhl.aktiv', 'Versand oder Abholung einschalten.');
    return [
      ...wenn(!dhl.aktiv && !abholung.aktiv, keiner),
      ...(dhl.aktiv ? zuSchwer(fakten) : []),
      ...(abholung.aktiv ? abholen(fakten) : []),
    ];
  },
};

/** Too heavy for each parcel; what can be picked up instead is only a warning. */
function zuSchwer({ einstellungen, produkte }: BereitFakten): Punkt[] {
  const { dhl, abholung, verpackungGramm } = einstellungen.versand.angaben;
  const most = Math.max(...dhl.tabelle.map(({ bisGramm }) => bisGramm));
  const heavy = produkte.filter(
    (one) => isVerkaeuflich(one) && (one.packgewicht ?? 0) + verpackungGramm > most,
  );
  const stufe = abholung.aktiv ? 'gelb' : 'rot';
  const text = `Zu schwer für jedes Paket (bis ${formatZahl(most)} g mit Verpackung): ${namenOf(heavy)}. Eine Zeile für schwerere Pakete ergänzen.`;
  return wenn(heavy.length > 0, punkt(stufe, 'versand.dhl.tabelle', text));
}

function abholen({ einstellungen }: BereitFakten): Punkt[] {
  const { zeiten, ort } = einstellungen.versand.angaben.abholung;
  const { strasse, stadt } = einstellungen.laden.angaben.adresse;
  const hasOrt = ort !== '' || (strasse !== '' && stadt !== '');
  return [
    ...wenn(zeiten === '', punkt('rot', 'versand.abholung.zeiten', 'Eintragen, wann abgeholt werden kann.')),
    ...wenn(!hasOrt, punkt('rot', 'versand.abholung.ort', 'Eintragen, wo abgeholt werden kann.')),
  ];
}
