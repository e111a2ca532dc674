/** A unit of stock as people read it; 'tropfen' is how the wire spells drops (admin.txt §7). */
export function einheitText(einheit: string): string {
  return einheit === 'tropfen' ? 'Tropfen' : einheit;
}
