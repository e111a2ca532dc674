import { Button, type ButtonProps } from '@mantine/core';
import { useId } from 'react';

type HeldButtonProps = ButtonProps & {
  /** Why it can't be pressed now, which stands below it and is read with it; without it the button can. */
  why: string | undefined;
  onClick: () => void;
};

/** A button that says why it can't be pressed. */
export function HeldButton({ why, disabled = false, ...props }: HeldButtonProps) {
  const id = useId();
  return (
    <>
      <Button
        {...props}
        disabled={disabled || why !== undefined}
        aria-describedby={why === undefined ? undefined : id}
      />
      {why !== undefined && (
        <p id={id} className="quiet">
          {why}
        </p>
      )}
    </>
  );
}
