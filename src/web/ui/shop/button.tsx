import type { ButtonHTMLAttributes, MouseEvent, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Elements } from '#web/ui/elements.ts';
import styles from './button.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

type Look = { look?: ButtonLook; isWide?: boolean };

function classOf({ look = 'primary', isWide = false }: Look): string {
  return `${styles.button} ${styles[look]} ${isWide ? styles.wide : ''}`;
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { children: ReactNode };

/** `disabled`: it can't be pressed now, and keeps the focus (`pressable`). */
export function Button({
  look,
  isWide,
  disabled,
  onClick,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button {...props} {...pressable(disabled, onClick)} type={type} className={classOf({ look, isWide })}>
      {children}
    </button>
  );
}

/**
 * The props of a button of the shop that can't be pressed while `isOff`. The attribute `disabled` would take the focus
 * away from it, and keyboard and screen reader would start anew at the top of the page.
 */
export function pressable(isOff: boolean | undefined, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return isOff ? { 'aria-disabled': true, onClick: refuse } : { onClick };
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

type LinkButtonProps = Look & { to: string; state?: unknown; 'aria-label'?: string; children: ReactNode };

/** A link inside the shop that looks like a button. `state` goes into the history, for the page that it leads to. */
export function LinkButton({ to, state, children, ...props }: LinkButtonProps) {
  return (
    <Link to={to} state={state} aria-label={props['aria-label']} className={classOf(props)}>
      {children}
    </Link>
  );
}

/** An external link that looks like a button; opens in a new tab, which its label says. */
export function ExternalLinkButton({ href, children, ...look }: Look & { href: string; children: Elements }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={classOf(look)}>
      {children}
      <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
    </a>
  );
}
