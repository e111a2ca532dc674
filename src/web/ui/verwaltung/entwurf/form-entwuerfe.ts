import { z } from 'zod';
import { makeKept } from './kept-by-account.ts';
import { typedValue } from './typed-values.ts';

const entwurf = z.object({
  /** The form with its record: the draft's name. */
  form: z.string(),
  title: z.string(),
  /** The page of the form. */
  path: z.string(),
  datum: z.string(),
  values: z.record(z.string(), typedValue),
  /** What they were typed over. */
  vorher: z.record(z.string(), typedValue).optional(),
});

/** The unsaved input of a form; the values by their paths in the form. */
export type FormEntwurf = z.infer<typeof entwurf>;

export const formEntwuerfe = makeKept('entwuerfe', entwurf);

/** Forms that are open: they show their input themselves, so nobody has to be told that it is still there. */
export const openForms = new Set<string>();
