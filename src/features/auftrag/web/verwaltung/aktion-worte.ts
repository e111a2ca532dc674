import type { Aktion } from '../../aktionen/aktionen.ts';

/**
 * The buttons of an order: what a press does, as a verb. No button has the name of a state: who reads 'gepackt'
 * reads what is, who reads 'Als gepackt vermerken' what can be done (docs/glossary.md, Buttons and states).
 */
export const aktionLabel: Record<Aktion, string> = {
  zahlung: 'Zahlung eintragen',
  erinnern: 'An die Zahlung erinnern',
  erlassen: 'Rest erlassen',
  erstattung: 'Geld zurückzahlen',
  nachlass: 'Preis nachlassen',
  gepackt: 'Als gepackt vermerken',
  versendet: 'Versand eintragen',
  abholbereit: 'Zum Abholen bereitlegen',
  abgeholt: 'Abholung eintragen',
  adresse: 'Adresse ändern',
  teilStornieren: 'Teil stornieren',
  stornieren: 'Stornieren',
  nachricht: 'Nachricht schreiben',
  notiz: 'Notiz schreiben',
};

/** The same where money comes although nothing is open. */
export function labelOf(aktion: Aktion, { offen }: { offen: number }): string {
  return aktion === 'zahlung' && offen === 0 ? 'Weitere Zahlung eintragen' : aktionLabel[aktion];
}

/** What comes before packing, as long as a piece is still to be made. */
export const fertigenWeg = { label: 'Fertigen', to: '/admin/inventory' };

/** What comes before everything else when a withdrawal came in. */
export const widerrufWeg = { label: 'Widerruf bearbeiten', to: '/admin/widerrufe' };

/** Takes a step back; of a cancellation, which is no step to be undone but an order that goes on. */
export const zurueckLabel = { schritt: 'Zurücknehmen', storno: 'Wieder aufnehmen' };
