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
  size?: 'sm' | 'md' | 'lg' | 'icon' | undefined;
};

/** The classes of a button, or of a link that looks like one; app/controls.css defines them. */
export function buttonStyles({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  if (variant === 'link') return `button button-link button-link-${size}`;
  return `button button-${variant} button-${size}`;
}
