import { formatEinheitspreis } from '#shared/number/einheitspreis.ts';
import { formen, materialien, verpackung } from '../../../verpackung.ts';
import { einkaufText } from './preis-text.ts';
import { defineRohstoffScreen } from './rohstoff-screen.ts';

export const verpackungScreen = defineRohstoffScreen({
  kind: verpackung,
  neu: 'Neue Verpackung',
  einkauf: [
    { name: 'menge', label: 'Menge pro Packung', input: 'number', unit: 'Stück', isWhole: true },
    { name: 'kostenInEuro', label: 'Kosten pro Packung', input: 'number', unit: '€' },
  ],
  abgeleitet: [{ name: 'kostenProStueck', label: 'Kosten pro Stück', decimals: 4 }],
  eigenschaften: [
    { name: 'form', label: 'Form', input: 'choice', choices: formen },
    { name: 'material', label: 'Material', input: 'choice', choices: materialien },
    { name: 'groesse', label: 'Größe', input: 'text' },
    { name: 'farbe', label: 'Farbe', input: 'text' },
    { name: 'maximalGewicht', label: 'Maximales Gewicht', input: 'number', unit: 'g', isOptional: true },
    { name: 'notizen', label: 'Notizen', input: 'lines' },
  ],
  herkunft: ({ groesse }) => groesse,
  columns: [
    { key: 'form', header: 'Form', cell: ({ form }) => form, sortBy: ({ form }) => form },
    {
      key: 'material',
      header: 'Material',
      cell: ({ material }) => material,
      sortBy: ({ material }) => material,
    },
    {
      key: 'kostenInEuro',
      header: 'Einkauf',
      cell: ({ kostenInEuro, menge }) => einkaufText(kostenInEuro, menge, 'Stück'),
      sortBy: ({ kostenInEuro }) => kostenInEuro,
      isNumeric: true,
    },
    {
      key: 'kostenProStueck',
      header: 'Pro Stück',
      cell: ({ kostenProStueck }) => formatEinheitspreis(kostenProStueck, 2),
      sortBy: ({ kostenProStueck }) => kostenProStueck,
      isNumeric: true,
    },
  ],
  knappText: 'unter Mindestbestand',
});
