import { ActionIcon } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Hint } from './hint.tsx';
import { AdminIcon, type AdminIconName } from './icons.tsx';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'name' | 'color'> & {
  icon: AdminIconName;
  /** What it does, shown as a hint. */
  label: string;
  /** The whole name where the hint alone does not tell the thing: 'Sheabutter bearbeiten'. */
  name?: string;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
};

/** A button that is an icon, with its hint. */
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
