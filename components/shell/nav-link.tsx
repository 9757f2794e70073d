import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

export const navItemStyles =
  'flex min-h-11 items-center rounded-md px-3 text-start font-medium text-[0.9375rem] hover:bg-hover hover:text-ink lg:min-h-10';

type NavLinkProps = ComponentProps<typeof Link> & { current: boolean };

/** One entry of the top navigation; the current page is marked visually and for screen readers. */
export function NavLink({ current, className, ...rest }: NavLinkProps) {
  return (
    <Link
      {...rest}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        navItemStyles,
        current
          ? 'rounded-s-none text-ink shadow-[inset_3px_0_0_var(--color-accent-strong)] lg:rounded-none lg:shadow-[inset_0_-2px_0_var(--color-accent-strong)]'
          : 'text-body',
        className,
      )}
    />
  );
}
