'use client';
import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide';
import type { ComponentProps } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';
import { type ButtonLook, buttonStyles } from './button-styles';
import { Icon } from './icon';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something runs: the button shows it, keeps its name and takes no second press. */
    busy?: boolean;
  };

/**
 * A button that does something in the browser. Until the page's script runs it is disabled, so that no press is lost
 * and no form is sent the browser's way.
 */
export function Button({ variant, size, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  const hydrated = useHydrated();
  const off = disabled === true || busy;
  return (
    <button
      type="button"
      {...rest}
      disabled={off || !hydrated}
      // A form that is not here yet takes presses for its buttons (components/forms/use-late-form.ts).
      suppressHydrationWarning
      aria-disabled={disabled === true || undefined}
      aria-busy={busy || undefined}
      className={clsx(buttonStyles({ variant, size }), className)}
    >
      {busy ? <Icon node={LoaderCircle} className="animate-spin" /> : null}
      {children}
    </button>
  );
}
