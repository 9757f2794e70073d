'use client';
import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { dashboardTexts } from '@/lib/client/page/dashboard-texts';
import { entriesFor } from './dashboard-menu';
import type { ViewerFacts } from './viewer-card';

export function MemberPages({ role }: Pick<ViewerFacts, 'role'>) {
  const { menu } = use(dashboardTexts());
  const path = usePublicPath();
  return (
    <nav aria-label={menu.label} className="member-pages">
      {entriesFor(role, menu).map(({ href, label, icon }) => (
        <Link key={href} href={href} aria-current={path === href ? 'page' : undefined} className="nav-item">
          <Icon node={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
