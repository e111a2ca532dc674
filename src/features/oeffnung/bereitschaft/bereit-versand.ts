import { formatZahl } from '#shared/number/format-zahl.ts';
import type { BereitFakten } from './bereit-fakten.ts';
import { isVerkaeuflich } from './bereit-produkte.ts';
import { frage, type Pruefung, type Punkt, punkt, wenn } from './bereit-punkt.ts';
import { namenOf } from './produkt-namen.ts';

/** At least one way brings or hands over every product. */
export const versand: Pruefung = {
  id: 'versand',
  titel: 'Versand und Abholung',
  fragen: [
    frage(
      ['versand'],
      ({
        versand: {
          angaben: { dhl, abholung },
        },
      }) =>
        wenn(
          !dhl.aktiv && !abholung.aktiv,
          punkt('rot', 'versand.dhl.aktiv', 'Versand oder Abholung einschalten.'),
        ),
    ),
    frage(['versand', 'produkte'], zuSchwer),
    frage(['versand', 'laden'], abholen),
  ],
};

/** Too heavy for each parcel; what can be picked up instead is only a warning. */
function zuSchwer({ versand, produkte }: Pick<BereitFakten, 'versand' | 'produkte'>): Punkt[] {
  const { dhl, abholung, verpackungGramm } = versand.angaben;
  if (!dhl.aktiv) return [];
  const most = Math.max(...dhl.tabelle.map(({ bisGramm }) => bisGramm));
  const heavy = produkte.filter(
    (one) => isVerkaeuflich(one) && (one.packgewicht ?? 0) + verpackungGramm > most,
  );
  const stufe = abholung.aktiv ? 'gelb' : 'rot';
  const text = `Zu schwer für jedes Paket (bis ${formatZahl(most)} g mit Verpackung): ${namenOf(heavy)}. Eine Zeile für schwerere Pakete ergänzen.`;
  return wenn(heavy.length > 0, punkt(stufe, 'versand.dhl.tabelle', text));
}

function abholen({ versand, laden }: Pick<BereitFakten, 'versand' | 'laden'>): Punkt[] {
  const { aktiv, zeiten, ort } = versand.angaben.abholung;
  if (!aktiv) return [];
  const { strasse, stadt } = laden.angaben.adresse;
  const hasOrt = ort !== '' || (strasse !== '' && stadt !== '');
  return [
    ...wenn(zeiten === '', punkt('rot', 'versand.abholung.zeiten', 'Eintragen, wann abgeholt werden kann.')),
    ...wenn(!hasOrt, punkt('rot', 'versand.abholung.ort', 'Eintragen, wo abgeholt werden kann.')),
  ];
}
