import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Ring } from './spinner.tsx';

type SubmitButtonProps = { isBusy: boolean; busyText: string; children: ReactNode };

/** Submits a form; while pending it shows `busyText` and cannot be pressed again. */
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
