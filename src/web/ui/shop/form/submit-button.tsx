import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../button.tsx';
import { Ring } from '../message/spinner.tsx';

type SubmitButtonProps = {
  isBusy: boolean;
  busyText: string;
  look?: ButtonLook;
  children: ReactNode;
};

/** Submits a form; while pending it shows `busyText` and cannot be pressed again. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isBusy, busyText, look = 'primary', children } = props;
  return (
    <Button type="submit" isWide look={look} disabled={isBusy}>
      {isBusy ? (
        <>
          <Ring /> <span>{busyText}</span>
        </>
      ) : (
        children
      )}
    </Button>
  );
}
