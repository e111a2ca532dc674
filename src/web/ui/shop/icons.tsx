import type { ReactNode } from 'react';

type IconProps = { size?: number; className?: string };

function Icon({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9.5l6 6 6-6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  forward: 'M5 12h14M13 6l6 6-6 6',
  external: 'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 15-12 14M5 21c0-6 3-9.5 9-11',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10z',
  truck:
    'M3 6.5h11v10H9.5M4.5 16.5H3v-4M14 10h4l3 3.5v3h-1.5M14.5 16.5H14M5 17a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M14.8 17a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0',
  alert: 'M12 3.5l9 16H3zM12 10v4.5M12 17.2v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.2v5M12 7.8v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l2.5-2.5L20 18M15.5 9.5v.1',
  camera:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM17 7v.1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.4-6 7.5-6s7 2 7.5 6',
} as const;

export type IconName = keyof typeof paths;

/** The small line drawings of the storefront; decoration only, the meaning always stands beside them as text. */
export function LineIcon({ name, ...props }: IconProps & { name: IconName }) {
  return (
    <Icon {...props}>
      <path d={paths[name]} />
    </Icon>
  );
}
