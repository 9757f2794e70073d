import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';

export function OverviewLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="no-print w-fit font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
