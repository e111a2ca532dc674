import { z } from 'zod';
import { typedTag } from '#shared/datum/tag-text.ts';

export const tagText = 'Bitte ein Datum, das es gibt, als JJJJ-MM-TT.';

/** Whether the text is a day that exists, `2026-11-23`. */
export function isTagFeld(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A day as it is stored: `2026-11-23`, in the workshop's time zone. */
export const tagFeld = z.string(tagText).overwrite(typedTag).refine(isTagFeld, tagText);
