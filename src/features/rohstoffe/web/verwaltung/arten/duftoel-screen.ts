import { formatEinheitspreis } from '#shared/number/einheitspreis.ts';
import { duftoel, duftrichtungen, intensitaeten } from '../../../duftoel.ts';
import { einkaufText } from './preis-text.ts';
import { defineRohstoffScreen } from './rohstoff-screen.ts';

export const duftoelScreen = defineRohstoffScreen({
  kind: duftoel,
  neu: 'Neues Duftöl',
  einkauf: [
    { name: 'gesamtInMl', label: 'Gesamtmenge', input: 'number', unit: 'ml' },
    { name: 'ekPreis', label: 'Einkaufspreis', input: 'number', unit: '€' },
    { name: 'tropfenProMl', label: 'Tropfen pro ml', input: 'number', unit: 'Tropfen' },
  ],
  abgeleitet: [
    { name: 'anzahlTropfen', label: 'Anzahl Tropfen' },
    { name: 'kostenProTropfen', label: 'Kosten pro Tropfen', decimals: 8 },
  ],
  eigenschaften: [
    { name: 'duftrichtung', label: 'Duftrichtung', input: 'choice', choices: duftrichtungen },
    { name: 'intensitaet', label: 'Intensität', input: 'choice', choices: intensitaeten },
    {
      name: 'empfohlungProSeife',
      label: 'Empfehlung pro Seife',
      input: 'number',
      unit: 'Tropfen',
      isWhole: true,
    },
    { name: 'maximalProSeife', label: 'Maximal pro Seife', input: 'number', unit: 'Tropfen', isWhole: true },
    { name: 'haltbarkeitMonate', label: 'Haltbarkeit', input: 'number', unit: 'Monate', isWhole: true },
    { name: 'lagertemperatur', label: 'Lagertemperatur', input: 'text' },
    { name: 'hersteller', label: 'Hersteller', input: 'text' },
    { name: 'beschreibung', label: 'Beschreibung', input: 'lines' },
  ],
  herkunft: ({ hersteller }) => hersteller,
  columns: [
    {
      key: 'duftrichtung',
      header: 'Duftrichtung',
      cell: ({ duftrichtung }) => duftrichtung,
      sortBy: ({ duftrichtung }) => duftrichtung,
    },
    {
      key: 'ekPreis',
      header: 'Einkauf',
      cell: ({ ekPreis, gesamtInMl }) => einkaufText(ekPreis, gesamtInMl, 'ml'),
      sortBy: ({ ekPreis }) => ekPreis,
      isNumeric: true,
    },
    {
      key: 'kostenProTropfen',
      header: 'Pro Tropfen',
      cell: ({ kostenProTropfen }) => formatEinheitspreis(kostenProTropfen, 6),
      sortBy: ({ kostenProTropfen }) => kostenProTropfen,
      isNumeric: true,
    },
  ],
  knappText: 'unter 20 % der Flasche oder unter Mindestbestand',
});
