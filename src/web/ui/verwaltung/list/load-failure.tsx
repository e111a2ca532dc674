import { Button } from '@mantine/core';
import { Alert } from '../../shop/message/alert.tsx';

type LoadFailureProps = { text: string; onRetry: () => void };

/** The message of a failed load with a retry button. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <Alert
      kind="error"
      action={
        <Button variant="default" onClick={onRetry}>
          Erneut versuchen
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
