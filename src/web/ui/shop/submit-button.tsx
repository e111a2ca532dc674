import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Ring } from './spinner.tsx';
import { useIsHydrating } from './use-is-hydrating.ts';

type SubmitButtonProps = { isBusy: boolean; busyText: string; children: ReactNode };

/**
 * Sends a form; while that is under way it says so and cannot be pressed again. Before the page is alive it cannot be
 * pressed either: the browser would send the form in its own way.
 */
export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  const isHydrating = useIsHydrating();
  return (
    <Button type="submit" isWide disabled={isBusy || isHydrating}>
      {isBusy ? (
        <>
          <Ring /> {busyText}
        </>
      ) : (
        children
      )}
    </Button>
  );
}
