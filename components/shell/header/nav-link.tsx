'use client';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/links/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';

/** One entry of the top navigation; that of the current page, or of one above it, is marked visually and for screen readers. */
export function NavLink({ href, className = '', ...rest }: ComponentProps<typeof Link>) {
  const path = usePublicPath();
  const isCurrent = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      {...rest}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={`nav-item ${className}`}
    />
  );
}
