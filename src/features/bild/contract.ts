import { z } from 'zod';

/** The bytes of a picture. */
export const bildReply = z.any().describe('Das Bild');
