/** How a shop is called on its pages; until its owner has named it, with a word that fits every shop. */
export function ladenName({ name }: { name: string }): string {
  return name || 'Unser Laden';
}
