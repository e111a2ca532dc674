type EmblemProps = {
  /** Width and height in pixels. */
  size?: number;
};

/**
 * The workshop's logo, a linden leaf. It has the text colour; its veins have the colour of the background,
 * `--emblem-grund` where that is not the page's.
 */
export function Emblem({ size = 28 }: EmblemProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeLinecap="round" aria-hidden="true">
      <g transform="rotate(8 16 16)">
        <path
          fill="currentColor"
          d="M15.6 8.3C13.9 5.6 10.6 4.6 7.7 6 4.4 7.6 3.2 11.5 4.4 15.3 6.1 20.8 12.6 23.2 16.6 30.2 18.2 23 26.6 20.6 28.1 14.2 29 10.4 27.2 6.8 23.8 5.9 20.5 5 17.2 6 15.6 8.3Z"
        />
        <path stroke="currentColor" strokeWidth="1.8" d="M15.6 8.6C15.6 6.2 16.2 3.7 18 1.8" />
        <path
          stroke="var(--emblem-grund, var(--paper))"
          strokeWidth="1.3"
          d="M15.7 9.7C15.6 14.4 16 20 16.5 25.4M15.7 9.7C12.6 10.6 9.8 12.4 7.9 15.2M15.7 9.7C19.1 10.2 22.2 11.6 24.4 14.2M15.9 14.6C13.8 15.6 12.2 17.1 11.1 19.1M15.9 14.6C18.1 15.3 20.1 16.6 21.5 18.5"
        />
      </g>
    </svg>
  );
}
