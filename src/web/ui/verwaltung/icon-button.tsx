import { ActionIcon } from '@mantine/core';
import { Hint } from './hint.tsx';
import { AdminIcon, type AdminIconName } from './icons.tsx';

type IconButtonProps = {
  icon: AdminIconName;
  /** What it does, shown as a hint. */
  label: string;
  /** The whole name where the hint alone does not tell the thing: 'Sheabutter bearbeiten'. Begins with or contains `label`. */
  name?: string;
  onClick: () => void;
  isDestructive?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
};

/** A button that is an icon, with its hint. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    name = label,
    onClick,
    isDestructive = false,
    isBusy = false,
    isDisabled = false,
  } = props;
  return (
    <Hint label={label}>
      <ActionIcon
        aria-label={name}
        color={isDestructive ? 'red' : undefined}
        loading={isBusy}
        disabled={isDisabled}
        onClick={onClick}
      >
        <AdminIcon name={icon} />
      </ActionIcon>
    </Hint>
  );
}
