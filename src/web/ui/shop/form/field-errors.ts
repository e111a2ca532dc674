/** Errors by field, from the server's list of `field: text`; errors of no known field are under `''`. */
export function fieldErrors<Field extends string>(
  fehler: string[],
  fields: readonly Field[],
): Partial<Record<Field | '', string>> {
  const errors: Partial<Record<Field | '', string>> = {};
  for (const line of fehler) {
    const field = fields.find((name) => line.startsWith(`${name}: `)) ?? '';
    errors[field] ??= field ? line.slice(field.length + 2) : line;
  }
  return errors;
}
