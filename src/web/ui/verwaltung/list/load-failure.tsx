import { Button } from '@mantine/core';
import { useId } from 'react';
import { Alert } from '../../shop/message/alert.tsx';
import { VisuallyHidden } from '../../shop/visually-hidden.tsx';

type LoadFailureProps = {
  text: string;
  /** What failed, where the text is that of others on the screen. */
  about?: string;
  onRetry: () => void;
};

/** The message of a failed load with a retry button. */
export function LoadFailure({ text, about, onRetry }: LoadFailureProps) {
  const id = useId();
  return (
    <Alert
      kind="error"
      action={
        <Button variant="default" aria-describedby={id} onClick={onRetry}>
          Erneut versuchen
          {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
        </Button>
      }
    >
      <span id={id}>{text}</span>
    </Alert>
  );
}
