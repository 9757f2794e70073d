import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles';
import { Icon } from './icon';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is running: the button shows a spinner, keeps its label and cannot be pressed again. */
    busy?: boolean;
  };

/** A button; `type="button"` unless it submits a form. */
export function Button({ variant, size, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-disabled={disabled === true || undefined}
      aria-busy={busy || undefined}
      className={clsx(buttonStyles({ variant, size }), className)}
    >
      {busy ? <Icon node={LoaderCircle} className="animate-spin" /> : null}
      {children}
    </button>
  );
}
