/**
 * How money on its way back stands: `beantragt`: the provider was not asked yet, or a transfer is to be made; `unklar`:
 * the provider was asked and gave no answer; `laeuft`: it has taken it on.
 */
export const erstattungsstaende = [
  'beantragt',
  'unklar',
  'laeuft',
  'erledigt',
  'gescheitert',
  'zurueckgezogen',
] as const;
