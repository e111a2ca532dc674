import type { Announcements } from '@dnd-kit/core';
import type { VerwaltetesProdukt } from '../../../contract.ts';

/** Screen reader announcements while a product is moved. */
export function announcementsOf(produkte: VerwaltetesProdukt[]): Announcements {
  const nameOf = (id: string | number) => produkte.find(({ _id }) => _id === id)?.name ?? 'Das Produkt';
  const platzOf = (id: string | number) =>
    `Platz ${produkte.findIndex(({ _id }) => _id === id) + 1} von ${produkte.length}`;
  const lifted = (id: string | number) => `${nameOf(id)} aufgenommen, ${platzOf(id)}.`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    // At the start a card is over its own place, and may return to it.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)}: ${platzOf(over.id)}.` : lifted(active.id),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} abgelegt, ${platzOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `Abgebrochen. ${nameOf(active.id)} bleibt auf ${platzOf(active.id)}.`,
  };
}

export const dragInstructions = {
  draggable:
    'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen. Escape bricht ab.',
};
