import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminProvider } from './admin-provider.tsx';
import { IconButton } from './icon-button.tsx';

function Stand({ onPress }: { onPress: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const press = () => {
    onPress();
    setIsBusy(true);
  };
  return (
    <AdminProvider>
      <Button loading={isBusy} onClick={press}>
        Buchen
      </Button>
      <IconButton icon="delete" label="Löschen" isDisabled={isBusy} onClick={press} />
      <button type="button" onClick={() => setIsBusy(false)}>
        Fertig
      </button>
    </AdminProvider>
  );
}

test.each(['Buchen', 'Löschen'])('%s keeps the focus while it is off, and refuses presses', async (name) => {
  const onPress = vi.fn();
  await render(<Stand onPress={onPress} />);
  const button = page.getByRole('button', { name });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await new Promise(requestAnimationFrame);
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();

  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect.element(button).toBeEnabled();
  await expect.element(button).not.toHaveAttribute('aria-disabled');
});
