'use client';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { useHydrated } from '@/lib/client/page/use-hydrated';
import { returnQueryFromAddress } from '@/lib/client/session/return-path';

type SwitchPageLinkProps = { href: string; children: ReactNode };

export function SwitchPageLink({ href, children }: SwitchPageLinkProps) {
  const query = useHydrated() ? returnQueryFromAddress() : '';
  return (
    <Link
      href={`${href}${query}`}
      className="font-semibold text-ink underline decoration-2 decoration-accent-strong underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
