import { formatEinheitspreis } from '#shared/number/einheitspreis.ts';
import { rohseife } from '../../../rohseife.ts';
import { einkaufText } from './preis-text.ts';
import { defineRohstoffScreen } from './rohstoff-screen.ts';

export const rohseifeScreen = defineRohstoffScreen({
  kind: rohseife,
  neu: 'Neue Rohseife',
  einkauf: [
    { name: 'gesamtInGramm', label: 'Gesamtmenge', input: 'number', unit: 'g' },
    { name: 'ekPreis', label: 'Einkaufspreis', input: 'number', unit: '€' },
  ],
  abgeleitet: [
    { name: 'preisProGramm', label: 'Preis pro Gramm', decimals: 6 },
    { name: 'preisPro10Gramm', label: 'Preis pro 10 Gramm', decimals: 4 },
  ],
  eigenschaften: [
    { name: 'farbe', label: 'Farbe', input: 'text' },
    { name: 'lieferant', label: 'Lieferant', input: 'text' },
    { name: 'beschreibung', label: 'Beschreibung', input: 'lines' },
  ],
  herkunft: ({ lieferant }) => lieferant,
  columns: [
    { key: 'farbe', header: 'Farbe', cell: ({ farbe }) => farbe || '–', sortBy: ({ farbe }) => farbe },
    {
      key: 'ekPreis',
      header: 'Einkauf',
      cell: ({ ekPreis, gesamtInGramm }) => einkaufText(ekPreis, gesamtInGramm, 'g'),
      sortBy: ({ ekPreis }) => ekPreis,
      isNumeric: true,
    },
    {
      key: 'preisProGramm',
      header: 'Pro Gramm',
      cell: ({ preisProGramm }) => formatEinheitspreis(preisProGramm, 4),
      sortBy: ({ preisProGramm }) => preisProGramm,
      isNumeric: true,
    },
  ],
  knappText: 'unter Mindestbestand',
});
