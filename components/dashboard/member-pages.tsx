'use client';
import { use } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { dashboardTexts } from '@/lib/client/dashboard/dashboard-texts';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import { memberEntries } from './dashboard-menu';
import { currentEntry, currentMark, menuGroups } from './menu-entries';

type MemberPagesProps = { role: 'admin' | 'customer'; isMember?: true; charges?: true };

/** The pages of the dashboard in the header's menu: of phones, and of tablets where an admin's pages have no room beside them. */
export function MemberPages({ role, isMember, charges }: MemberPagesProps) {
  const { menu } = use(dashboardTexts());
  const path = usePublicPath();
  const groups =
    role === 'admin'
      ? menuGroups(menu, charges === true)
      : [{ key: 'own', label: undefined, entries: memberEntries(menu, isMember && 0) }];
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries.map(({ href }) => href)),
    path,
  );
  return (
    <nav aria-label={menu.label} className="member-pages">
      {groups.map(({ key, label, entries }) => (
        <div key={key}>
          {label ? <p>{label}</p> : null}
          {entries.map((entry) => (
            <Link
              key={entry.href}
              href={entry.href}
              aria-current={currentMark(entry.href, current, path)}
              className="nav-item"
            >
              {'icon' in entry ? <Icon node={entry.icon} /> : null}
              {entry.label}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
