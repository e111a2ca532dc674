import { ActionIcon } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Hint } from './hint.tsx';
import { AdminIcon, type AdminIconName } from './icons.tsx';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'name' | 'color'> & {
  icon: AdminIconName;
  /** The action, shown as a tooltip. */
  label: string;
  /** The full accessible name where the label alone does not name the item: 'Sheabutter bearbeiten'. */
  name?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
};

/** An icon button with a tooltip. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, name = label, isDestructive, isBusy, isDisabled, ...button } = props;
  return (
    <Hint label={label}>
      <ActionIcon
        {...button}
        aria-label={name}
        color={isDestructive ? 'red' : undefined}
        loading={isBusy}
        disabled={isDisabled}
      >
        <AdminIcon name={icon} />
      </ActionIcon>
    </Hint>
  );
}
