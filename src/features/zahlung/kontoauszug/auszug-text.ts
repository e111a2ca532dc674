import type { GelesenerAbgleich } from './read-abgleich.ts';
import type { SprungGrund } from './umsatz.ts';

const nichtAngesehen: Record<Exclude<SprungGrund, 'unlesbar'>, string> = {
  ausgang: 'vom Konto abgegangen',
  vorgemerkt: 'erst vorgemerkt',
  waehrung: 'in einer anderen Währung',
  rueckbuchung: 'zurückgebucht',
  saldo: 'Kontostand oder Summe',
};

type Gelesenes = Pick<GelesenerAbgleich, 'format' | 'umsaetze' | 'uebersprungen'>;

/**
 * `Sparkasse (CSV): 12 Eingänge. Schon gebucht: 3. Nicht angesehen: 7 vom Konto abgegangen. 2 Zeilen nicht
 * gelesen.`
 */
export function auszugText({ format, umsaetze, uebersprungen }: Gelesenes): string {
  const gebucht = umsaetze.filter(({ art }) => art === 'gebucht').length;
  const unlesbar = uebersprungen.find(({ grund }) => grund === 'unlesbar')?.anzahl ?? 0;
  const mehr = uebersprungen.flatMap(({ grund, anzahl }) =>
    grund === 'unlesbar' ? [] : [`${anzahl} ${nichtAngesehen[grund]}`],
  );
  return [
    `${format}: ${umsaetze.length === 1 ? '1 Eingang' : `${umsaetze.length} Eingänge`}.`,
    ...(gebucht > 0 ? [`Schon gebucht: ${gebucht}.`] : []),
    ...(mehr.length > 0 ? [`Nicht angesehen: ${mehr.join(', ')}.`] : []),
    ...(unlesbar > 0 ? [`${unlesbar === 1 ? '1 Zeile' : `${unlesbar} Zeilen`} nicht gelesen.`] : []),
  ].join(' ');
}
