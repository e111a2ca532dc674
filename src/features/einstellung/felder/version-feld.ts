import { z } from 'zod';

export const versionText = 'Die Version muss eine ganze Zahl ab 0 sein.';

/** The version that a change was made from; 0 before the first save. */
export const versionFeld = z.int(versionText).min(0, versionText).max(1_000_000_000, versionText);
