import { z } from 'zod';

/** Every answer's envelope (rulings.md, Answers of the API): `{ success, message?, data }`, lists also `count`. */
export function okEnvelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

export function listEnvelope<T extends z.ZodType>(item: T) {
  return okEnvelope(z.array(item)).extend({ count: z.number().int() });
}

export const failureEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  fehler: z.array(z.string()).optional(),
});
export type FailureEnvelope = z.infer<typeof failureEnvelope>;

export function ok<T>(data: T) {
  return { success: true as const, data };
}

/** With a text for people. */
export function okWith<T>(message: string, data: T) {
  return { success: true as const, message, data };
}

export function okList<T>(data: T[]) {
  return { success: true as const, count: data.length, data };
}
