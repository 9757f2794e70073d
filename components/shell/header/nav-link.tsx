'use client';
import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/links/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';

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
