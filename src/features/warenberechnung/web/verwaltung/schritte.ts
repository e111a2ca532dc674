import { formatEuro } from '#shared/money.ts';
import { formatUnitPrice } from '#shared/unit-price.ts';
import { formatZahl } from '#shared/zahl.ts';
import type { Warenberechnung } from '../../contract.ts';
import { rundungNamen } from './rundung-namen.ts';

export type Schritt = {
  name: string;
  /** How it comes about. */
  wie?: string;
  /** Euros; `null` is a gap in the recipe. */
  betrag: number | null;
  art?: 'summe' | 'hinweis' | 'ergebnis';
};

/** The mould: shown, but covered by the lump sum (R11, admin.txt §9). */
const formKosten = 0.1;

const zahl = (value: number) => formatZahl(value, 4);

/** Every step of R11 in its order, and how it comes about. */
export function schritteOf(berechnung: Warenberechnung): Schritt[] {
  const of = berechnung;
  return [
    ...materialSchritte(berechnung),
    { name: 'Energie', betrag: of.energieKosten },
    { name: 'Zwischensumme EK', betrag: of.zwischensummeEK, art: 'summe' },
    { name: 'Pauschale', wie: `Zwischensumme EK × ${zahl(of.pauschaleFaktor)}`, betrag: of.pauschale },
    { name: 'Seifenform', wie: 'in der Pauschale enthalten', betrag: formKosten, art: 'hinweis' },
    { name: 'Gewinn', wie: `${zahl(of.gewinnProzent)} % der Pauschale`, betrag: of.gewinnBetrag },
    { name: 'Zwischensumme vor Rabatt', betrag: of.zwischensummeVorRabatt, art: 'summe' },
    {
      name: 'Rabatt',
      wie: `${zahl(of.rabattProzent)} % der Zwischensumme`,
      betrag: of.rabattBetrag === 0 ? 0 : -of.rabattBetrag,
    },
    { name: 'Zusatzkosten', betrag: of.zusatzKosten },
    { name: 'Verkaufspreis', betrag: of.vkPreis, art: 'summe' },
    {
      name: 'Berechneter Preis',
      wie: rundungNamen[of.rundungsOption],
      betrag: of.vkPreisGerundet,
      art: 'ergebnis',
    },
  ];
}

function materialSchritte(of: Warenberechnung): Schritt[] {
  const gramm = of.preisProGramm !== null && `${formatUnitPrice(of.preisProGramm, 4)}/g`;
  const tropfen = of.kostenProTropfen !== null && `${formatUnitPrice(of.kostenProTropfen, 6)}/Tropfen`;
  const stueck = of.kostenProStueck !== null && `${formatEuro(of.kostenProStueck)}/Stück`;
  return [
    {
      name: 'Rohseife',
      wie: posten(of.rohseifeName, `${zahl(of.gewichtInGramm)} g`, gramm),
      betrag: of.rohseifeKosten,
    },
    {
      name: 'Duftöl',
      wie: posten(of.duftoelName, `${of.tropfen} Tropfen`, tropfen),
      betrag: of.duftoelKosten,
    },
    {
      name: 'Verpackung',
      wie: posten(of.verpackungName, '1 Stück', stueck),
      betrag: of.verpackungKosten,
    },
  ];
}

function posten(name: string | null, menge: string, preis: string | false): string {
  return [name, preis ? `${menge} × ${preis}` : menge].filter(Boolean).join(', ');
}
