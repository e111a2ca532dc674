/** The label of a unit of stock; on the wire drops are 'tropfen' (requirements.md, admin §7). */
export function einheitText(einheit: string): string {
  return einheit === 'tropfen' ? 'Tropfen' : einheit;
}
