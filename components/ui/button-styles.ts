const BASE = [
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-semibold',
  'transition-colors duration-150 ease-out-quick',
  'aria-disabled:pointer-events-none aria-disabled:opacity-55 aria-busy:pointer-events-none',
  '[&_svg]:size-[1.1em] [&_svg]:shrink-0',
  'print:hidden',
].join(' ');

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  solid: 'bg-ink text-paper hover:bg-ink/85',
  outline: 'border border-edge bg-surface text-ink hover:bg-hover',
  ghost: 'text-ink hover:bg-hover',
  danger: 'bg-danger-strong text-on-danger hover:bg-danger-strong/90',
  'outline-danger': 'border border-danger/60 bg-surface text-danger hover:bg-danger-wash',
  'on-accent': 'bg-on-accent text-accent hover:bg-on-accent/85',
  'on-accent-outline': 'border border-on-accent text-on-accent hover:bg-on-accent/10',
  link: 'text-ink underline decoration-accent-strong decoration-2 underline-offset-4 hover:decoration-ink',
} as const;

const SIZES = {
  sm: 'h-9 px-3 text-sm',
  md: 'h-11 px-5 text-[0.9375rem]',
  lg: 'h-13 px-7 text-base',
  icon: 'size-11',
} as const;

/** A button that looks like a link has the size of its text alone. */
const LINK_SIZES = { ...SIZES, sm: 'text-sm', md: 'text-[0.9375rem]', lg: 'text-base' } as const;

export type ButtonLook = {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
};

/** The classes of a button, or of a link that looks like one. */
export function buttonStyles({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  if (variant === 'link') return `${BASE} ${VARIANTS.link} ${LINK_SIZES[size]}`;
  // Forced colours remove the background, so that only a border shows the button.
  return `${BASE} forced-colors:border ${VARIANTS[variant]} ${SIZES[size]}`;
}
