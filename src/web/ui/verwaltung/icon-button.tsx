import { ActionIcon, Button } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Hint } from './hint.tsx';
import { AdminIcon, type AdminIconName } from './icons.tsx';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'name' | 'color'> & {
  icon: AdminIconName;
  /** The action, shown as a tooltip. */
  label: string;
  /** The full accessible name where the label alone does not name the item: 'Sheabutter bearbeiten'. */
  name?: string;
  /** A short visible word beside the icon, which the name contains. */
  word?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
};

/** An icon button with a tooltip, where there is room with a word. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, name = label, word, isDestructive, isBusy, isDisabled, ...rest } = props;
  const button = {
    ...rest,
    'aria-label': name,
    color: isDestructive ? 'red' : undefined,
    loading: isBusy,
    disabled: isDisabled,
  };
  return (
    <Hint label={label}>
      {word ? (
        <Button {...button} variant="subtle" px="xs" leftSection={<AdminIcon name={icon} size={20} />}>
          {word}
        </Button>
      ) : (
        <ActionIcon {...button}>
          <AdminIcon name={icon} />
        </ActionIcon>
      )}
    </Hint>
  );
}
