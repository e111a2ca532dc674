import { z } from 'zod';

/**
 * What a product says of itself, in the words of its type: `text` is understood without its label ('Sheabutter',
 * '100 g'), unless it is a side matter ('Lavendel'). That is left out where a line has to be short, and has its label
 * where each one has a line of its own.
 */
export const merkmal = z.object({
  label: z.string(),
  text: z.string(),
  isNebensache: z.boolean().optional(),
});
export type Merkmal = z.infer<typeof merkmal>;

/**
 * In the order in which they are shown; carts and orders freeze them as JSON. The answers of the server before have
 * none.
 */
export const merkmale = z.array(merkmal).default([]);
