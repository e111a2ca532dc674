import { z } from 'zod';

/**
 * The id that whoever books gives a booking. Sent again because its answer got lost, it is not booked twice (ADR 030);
 * without one the shop gives it an id, and every call is a booking of its own.
 */
export const buchungId = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Möglich sind 16 bis 64 Buchstaben, Ziffern und Striche.')
  .optional();

/** What is told of a booking that was there before. */
export const schonGebuchtText = 'Diese Buchung war schon angekommen. Sie wurde nicht noch einmal gebucht.';

/** The same as one of `fehler`, by which a client knows it from every other refusal. */
export const schonGebuchtFehler = `buchungId: ${schonGebuchtText}`;
