import { Button } from '@mantine/core';
import type { Aktion } from '../../../aktionen/aktionen.ts';
import { labelOf } from '../aktion-worte.ts';
import type { TeilProps } from '../auftrag-props.ts';

type AktionKnopfProps = TeilProps & { aktion: Aktion; isBusy?: boolean; isFirst?: boolean };

/** The button of a step, only where it can be done now. */
export function AktionKnopf({
  aktion,
  auftrag,
  onAktion,
  isBusy = false,
  isFirst = false,
}: AktionKnopfProps) {
  if (!auftrag.aktionen.includes(aktion)) return null;
  const isStorno = aktion === 'stornieren' || aktion === 'teilStornieren';
  return (
    <Button
      variant={isFirst ? 'filled' : isStorno ? 'subtle' : 'default'}
      {...(isStorno ? { color: 'red' } : {})}
      loading={isBusy}
      onClick={() => onAktion(aktion)}
    >
      {labelOf(aktion, auftrag)}
    </Button>
  );
}
