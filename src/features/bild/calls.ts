import { call } from '#shared/wire/call.ts';
import type { bildReply } from './contract.ts';

/** Where browsers get a picture; what administers them are calls of `portfolio`. */
export const bildAbruf = call('GET', '/uploads/:datei')<{ reply: typeof bildReply }>();
