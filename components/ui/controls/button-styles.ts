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
