'use client';
import { ChevronDown } from 'lucide';
import { useId, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { foldedGroups, subscribeToFolded, toggleFolded } from '@/lib/client/dashboard/folded-groups';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { MenuCount } from './menu-count';
import { currentEntry, currentMark, menuGroups } from './menu-entries';
import type { MenuViews } from './menu-views';

type OfficeMenuProps = {
  /** How much waits at an entry, by its address. */
  counts: Readonly<Record<string, number>>;
  /** The shop charges freight or tax. */
  charges: boolean;
  views: MenuViews;
  texts: Texts['dashboard']['menu'];
};

const noneOnServer = () => '';

/**
 * The groups of the admins' menu. What is folded is an attribute of the document (lib/shared/messages/inline-code.ts), so
 * that app/office.css hides it before the first paint; the entry of the current page stays.
 */
export function OfficeMenu({ counts, charges, views, texts }: OfficeMenuProps) {
  const id = useId();
  const path = usePublicPath();
  const folded = useSyncExternalStore(subscribeToFolded, foldedGroups, noneOnServer).split(' ');
  const groups = menuGroups(texts, charges);
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries.map(({ href }) => href)),
    path,
  );
  return (
    <nav aria-label={texts.label} className="office-menu">
      {groups.map(({ key, label, entries }) => (
        <div key={key} data-group={key}>
          <button
            type="button"
            aria-expanded={!folded.includes(key)}
            aria-controls={`${id}-${key}-entries`}
            onClick={() => toggleFolded(key)}
          >
            {label}
            <Icon node={ChevronDown} />
          </button>
          <ul id={`${id}-${key}-entries`}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <Link href={entry.href} aria-current={currentMark(entry.href, current, path)}>
                  {entry.label}
                  <MenuCount count={counts[entry.href]} text={texts.toAnswer} className="ms-auto" />
                </Link>
                {views[entry.href]}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
