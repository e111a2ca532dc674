type IconProps = { size?: number; className?: string };

/** A small icon; decorative only, its meaning is always beside it as text. */
export function Icon({ path, size = 24, className }: IconProps & { path: string }) {
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
    >
      <path d={path} />
    </svg>
  );
}

const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M6 9.5l6 6 6-6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  external: 'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  alert: 'M12 3.5l9 16H3zM12 10v4.5M12 17.2v.1',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11.2v5M12 7.8v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5L13 16l2.5-2.5L20 18M15.5 9.5v.1',
  camera:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6zM17 7v.1',
  eye: 'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  eyeOff:
    'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4.5 19.5l15-15',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.4-6 7.5-6s7 2 7.5 6',
} as const;

export type IconName = keyof typeof paths;

/** One of the icons shared by several screens. */
export function LineIcon({ name, ...props }: IconProps & { name: IconName }) {
  return <Icon path={paths[name]} {...props} />;
}
