import type { ReactNode } from 'react';
import { Link } from '@/components/ui/links/link';
import { listHref } from '@/lib/client/page/list-query';
import type { SavedView } from '@/lib/shared/customers/saved-view.schema';
import { pathOfViews } from '@/lib/shared/customers/view-lists';
import { ViewCount } from './view-count';

/** The saved views below the entries of a menu, by the addresses of these. */
export type MenuViews = Readonly<Record<string, ReactNode>>;

/** Rendered by the server, so that only the menus of those who have views bring code for them. */
export function menuViews(views: readonly SavedView[]): MenuViews {
  const paths = new Set(views.map(({ list }) => pathOfViews(list)));
  return Object.fromEntries(
    [...paths].map((path) => [
      path,
      <ul key={path} className="menu-views">
        {views
          .filter(({ list }) => pathOfViews(list) === path)
          .map(({ _id, name, address }) => (
            <li key={_id}>
              <Link href={listHref(path, address)} prefetch={false}>
                <span className="truncate">{name}</span>
                <ViewCount id={_id} />
              </Link>
            </li>
          ))}
      </ul>,
    ]),
  );
}
