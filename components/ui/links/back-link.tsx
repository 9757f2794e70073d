import { ArrowLeft } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';

export function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="no-print inline-flex w-fit items-center gap-1.5 rounded-sm font-medium text-muted text-sm hover:text-ink"
    >
      <Icon node={ArrowLeft} className="size-4 rtl:rotate-180" />
      {children}
    </Link>
  );
}
