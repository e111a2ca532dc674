import type { Announcements } from '@dnd-kit/core';
import type { VerwaltetesProdukt } from '../../contract.ts';

/** What people hear who move a product without seeing it. */
export function announcementsOf(produkte: VerwaltetesProdukt[]): Announcements {
  const nameOf = (id: string | number) => produkte.find(({ _id }) => _id === id)?.name ?? 'Das Produkt';
  const platzOf = (id: string | number) =>
    `Platz ${produkte.findIndex(({ _id }) => _id === id) + 1} von ${produkte.length}`;
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} aufgenommen, ${platzOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}: ${platzOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} abgelegt, ${platzOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Abgebrochen. ${nameOf(active.id)} bleibt auf ${platzOf(active.id)}.`,
  };
}

export const dragInstructions = {
  draggable:
    'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen. Escape bricht ab.',
};
