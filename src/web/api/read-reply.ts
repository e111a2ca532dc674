import type { z } from 'zod';
import { unreadable } from './client.ts';

/**
 * The data of an answer as the contract of this page has them; an answer of another version of the shop that
 * they cannot be read from is a failure of the call, which the screen says, and not one of the screen.
 */
export function readReply<Data extends z.ZodType>(
  reply: z.ZodObject<{ data: Data }>,
  data: unknown,
): z.output<Data> {
  const read = reply.shape.data.safeParse(data);
  if (!read.success) throw unreadable(200);
  return read.data;
}
