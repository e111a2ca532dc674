import { z } from 'zod';

/**
 * Whether it failed because what is stored of an order has another form than the program knows: no JSON, not what an
 * event says, or an event of a type that there is not. What the database says is another matter.
 */
export function isUnlesbar(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof z.core.$ZodError;
}
