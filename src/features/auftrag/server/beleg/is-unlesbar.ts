import { z } from 'zod';

/** Whether it failed because what is stored of an order has another form than the program knows. */
export function isUnlesbar(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof z.core.$ZodError;
}
