import { z } from 'zod';

/**
 * The id that a client gives a booking, so that a repeated request after a lost answer is not booked twice (ADR 030).
 * Without one the server creates an id, and every call is a separate booking.
 */
export const buchungId = z
  .string()
  .regex(/^[\w-]{16,64}$/, 'Möglich sind 16 bis 64 Buchstaben, Ziffern und Striche.')
  .optional();

/** The message for a booking that exists already. */
export const schonGebuchtText = 'Diese Buchung war schon angekommen. Sie wurde nicht noch einmal gebucht.';

/** The same as an entry of `fehler`, by which a client distinguishes it from other refusals. */
export const schonGebuchtFehler = `buchungId: ${schonGebuchtText}`;
