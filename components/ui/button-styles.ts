/** Every page loads this file, so it does without the library that other parts choose their looks with. */
const BASE = [
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-semibold',
  'transition-colors duration-150 ease-out-quick',
  'aria-disabled:pointer-events-none aria-disabled:opacity-55 aria-busy:pointer-events-none',
  '[&_svg]:size-[1.1em] [&_svg]:shrink-0',
  // Nothing to press on paper; and where grounds go, a line says where to press.
  'print:hidden forced-colors:border',
].join(' ');

const VARIANTS = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  solid: 'bg-ink text-paper hover:bg-ink/85',
  outline: 'border border-edge bg-surface text-ink hover:bg-hover',
  ghost: 'text-ink hover:bg-hover',
  danger: 'bg-danger-strong text-on-danger hover:bg-danger-strong/90',
  'outline-danger': 'border border-danger/60 bg-surface text-danger hover:bg-danger-wash',
  'on-steel': 'border border-on-steel-muted/60 text-on-steel hover:bg-on-steel/10',
  link: 'h-auto px-0 forced-colors:border-0 text-ink underline decoration-accent-strong decoration-2 underline-offset-4 hover:decoration-ink',
} as const;

const SIZES = {
  sm: 'h-9 px-3 text-sm',
  md: 'h-11 px-5 text-[0.9375rem]',
  lg: 'h-13 px-7 text-base',
  icon: 'size-11',
} as const;

/** The size of its words, in the line it stands in. */
const LINK_SIZES = { ...SIZES, sm: 'text-sm', md: 'text-[0.9375rem]', lg: 'text-base' } as const;

export type ButtonLook = {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
};

/** How buttons, and links that look like buttons, look. */
export function buttonStyles({ variant = 'primary', size = 'md' }: ButtonLook = {}): string {
  return `${BASE} ${VARIANTS[variant]} ${(variant === 'link' ? LINK_SIZES : SIZES)[size]}`;
}
