import { Button } from '@mantine/core';
import { Alert } from '#web/ui/shop/alert.tsx';

type LoadFailureProps = { text: string; onRetry: () => void };

/** What could not be loaded, why, and the way to try it again. */
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
