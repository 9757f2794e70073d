import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner, with the label unchanged, and cannot be pressed again. */
    busy?: boolean;
  };

/** `type="button"` unless it submits a form. */
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
