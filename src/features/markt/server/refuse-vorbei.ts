import { AppError } from '#shared/wire/errors.ts';
import { vorbeiFeld } from '../markt-text.ts';
import type { MarktStand } from '../markttag.ts';
import type { MarkttagRow } from './markt.repository.ts';

const vorbeiText: Record<Exclude<MarktStand, 'unterwegs'>, (von: string) => string> = {
  abgerechnet: (von) => `Diesen Markttag hat ${von} schon abgerechnet.`,
  verworfen: (von) => `Diesen Markttag hat ${von} schon verworfen.`,
  zurueckgenommen: (von) => `Die Abrechnung dieses Markttags hat ${von} zurückgenommen.`,
};

/** Of two people who end a market day, the second one reads who was first. */
export function refuseVorbei({ stand, von }: MarkttagRow): void {
  if (stand === 'unterwegs') return;
  const text = vorbeiText[stand](von);
  throw new AppError('CONFLICT', text, { fehler: [`${vorbeiFeld}: ${text}`] });
}
