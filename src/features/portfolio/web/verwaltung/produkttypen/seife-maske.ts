import { duftoel } from '#features/rohstoffe/duftoel.ts';
import { formatMenge } from '#features/rohstoffe/format-menge.ts';
import { rohseife } from '#features/rohstoffe/rohseife.ts';
import { verpackung } from '#features/rohstoffe/verpackung.ts';
import { seifeWarnhinweise } from '../../../produkttypen/seife-warnhinweise.ts';
import type { ProduktMaske } from './produkt-maske.ts';

/** Soap in the back office (requirements.md, admin §2 and §5, Portfolio). */
export const seifeMaske: ProduktMaske = {
  felder: [
    { name: 'seife', label: 'Seife', art: 'wort', werte: [], kind: rohseife },
    { name: 'gramm', label: 'Gramm', art: 'zahl', einheit: 'g' },
    { name: 'aroma', label: 'Aroma', art: 'wort', werte: ['ohne Duft'], kind: duftoel },
    { name: 'seifenform', label: 'Seifenform', art: 'wort', werte: [] },
    { name: 'verpackung', label: 'Verpackung', art: 'wort', werte: ['unverpackt'], kind: verpackung },
    { name: 'zusatz', label: 'Zusatz', art: 'zeile' },
    { name: 'optional', label: 'Optional', art: 'zeile' },
  ],
  warnhinweise: seifeWarnhinweise,
  worte({ seife, aroma, seifenform, verpackung, gramm = 0 }) {
    const gewicht = gramm > 0 ? formatMenge(gramm, 'g') : undefined;
    return {
      karte: [seife, aroma, gewicht],
      mehr: [seifenform && `Form: ${seifenform}`, verpackung && `Verpackung: ${verpackung}`],
      kalkulation: [gewicht, seife, aroma, verpackung],
    };
  },
};
