/** The types of file in which the official guarantee notice comes. */
export const gewaehrleistungTypen = ['pdf', 'png', 'svg'] as const;
export type GewaehrleistungTyp = (typeof gewaehrleistungTypen)[number];

/** The type of a file by its first bytes; neither its name nor the declared type counts. */
export function gewaehrleistungTypOf(bytes: Uint8Array): GewaehrleistungTyp | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return /^(\xef\xbb\xbf)?\s*<(\?xml|!--|!doctype|([\w-]+:)?svg)/i.test(start) ? 'svg' : undefined;
}
