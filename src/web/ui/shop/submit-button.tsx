import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Ring } from './spinner.tsx';

type SubmitButtonProps = { isBusy: boolean; busyText: string; children: ReactNode };

/** Sends a form; while that is under way it says so and cannot be pressed again. */
export function SubmitButton({ isBusy, busyText, children }: SubmitButtonProps) {
  return (
    <Button type="submit" isWide disabled={isBusy}>
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
