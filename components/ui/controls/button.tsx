import type { ComponentProps, MouseEvent } from 'react';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is running: the button shows a spinner, and keeps its label and the focus, but cannot be pressed again. */
    busy?: boolean;
  };

const ignorePress = (event: MouseEvent) => event.preventDefault();

/** A button; `type="button"` unless it submits a form. */
export function Button({
  variant,
  size,
  busy = false,
  disabled = false,
  onClick,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      // While busy it is not `disabled`: a browser takes the focus from an element that is.
      disabled={disabled}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignorePress : onClick}
      className={`${buttonStyles({ variant, size })} ${className}`}
    >
      {children}
    </button>
  );
}

type Variant =
  | 'primary'
  | 'solid'
  | 'outline'
  | 'ghost'
  | 'ghost-danger'
  | 'danger'
  | 'outline-danger'
  | 'on-accent'
  | 'on-accent-outline'
  | 'link';

export type ButtonLook = {
  variant?: Variant | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'icon' | undefined;
};

export function buttonStyles({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  if (variant === 'link') return `button button-link button-link-${size}`;
  return `button button-${variant} button-${size}`;
}
