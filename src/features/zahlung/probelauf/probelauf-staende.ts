/** How a trial payment stands; `bezahlt`: its money is not on its way back yet. */
export const probelaufStaende = ['begonnen', 'bezahlt', 'zurueck', 'gescheitert'] as const;
