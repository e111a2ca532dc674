import { type ComponentProps, useState } from 'react';

/**
 * The element of all of Mantine's buttons (`theme.ts`). One that is disabled while it has the focus keeps it, and only
 * says that it can't be pressed: the attribute `disabled` would take the focus away, and keyboard and screen reader
 * would start anew at the top of the page.
 */
export function Pressable({ disabled, type = 'button', ...props }: ComponentProps<'button'>) {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = disabled && hasFocus;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !hasFocus}
      aria-disabled={isHeld || props['aria-disabled']}
      onFocus={(event) => {
        setHasFocus(true);
        props.onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        props.onBlur?.(event);
      }}
      onClick={isHeld ? (event) => event.preventDefault() : props.onClick}
    />
  );
}
