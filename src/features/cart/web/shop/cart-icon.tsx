import { Icon } from '#web/ui/shop/picture/icons.tsx';

/** Defined here and not in the shared icons, which every guest loads. */
const paths = {
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
} as const;

export function CartIcon({ name, size }: { name: keyof typeof paths; size?: number }) {
  return <Icon path={paths[name]} size={size} />;
}
