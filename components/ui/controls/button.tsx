import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is running: the button shows a spinner, keeps its label and cannot be pressed again. */
    busy?: boolean;
  };

/** A button; `type="button"` unless it submits a form. */
export function Button({
  variant,
  size,
  busy = false,
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-disabled={disabled === true || undefined}
      aria-busy={busy || undefined}
      className={`${buttonStyles({ variant, size })} ${className}`}
    >
      {children}
    </button>
  );
}
