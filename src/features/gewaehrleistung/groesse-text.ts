/** A size in bytes as a German text. */
export function groesseText(bytes: number): string {
  const kilo = bytes / 1000;
  if (kilo < 1000) return `${Math.max(1, Math.round(kilo))} kB`;
  return `${(kilo / 1000).toFixed(1).replace('.', ',')} MB`;
}
