import { deflateSync, inflateSync } from 'node:zlib';
import { type Inhalt, inhalt } from '../inhalt.ts';

/** The content of a message as the bytes of its row: JSON, compressed, with a checksum. */
export function packInhalt(content: Inhalt): Uint8Array {
  return deflateSync(JSON.stringify(content));
}

/** The content that such bytes are; `undefined` when they are damaged. */
export function unpackInhalt(bytes: Uint8Array): Inhalt | undefined {
  try {
    return inhalt.safeParse(JSON.parse(inflateSync(bytes).toString())).data;
  } catch {
    return undefined;
  }
}
