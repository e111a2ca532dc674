/** What a record itself holds under a name from outside; `constructor` and its like are none of its own. */
export function ownValue<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
