import { z } from 'zod';

/** The envelope of every answer (docs/requirements.md, S41, A31): `{ success, message?, data }`, lists also `count`. */
export function okEnvelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), message: z.string().optional(), data });
}

/** Of a change: `message` says in German what was done. */
export function messageEnvelope<T extends z.ZodType>(data: T) {
  return okEnvelope(data).extend({ message: z.string() });
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

/** A refusal that may carry data the caller needs to continue. */
export function failureWith<T extends z.ZodType>(data: T) {
  return failureEnvelope.extend({ data: data.optional() });
}

export function ok<T>(data: T) {
  return { success: true as const, data };
}

/** With a German message. */
export function okWith<T>(message: string, data: T) {
  return { success: true as const, message, data };
}

export function okList<T>(data: T[]) {
  return { success: true as const, count: data.length, data };
}
