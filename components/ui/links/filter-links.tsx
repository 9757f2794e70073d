import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { LinkPending, PendingLink } from './pending-link';

export type FilterLink = {
  key: string;
  label: string;
  href: string;
  current: boolean;
  count?: number | undefined;
  /** The count's addition: `3 overdue`. */
  urgent?: string | undefined;
};

type FilterLinksProps = { label: string; links: readonly FilterLink[] };

/** Plain links, so that Back and sharing work. Where there is no room for one line, it scrolls, from the current one; wide screens have several. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  const language = useLanguage();
  return (
    <nav aria-label={label} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
      <ul className="flex w-fit max-w-full gap-0.5 overflow-x-auto rounded-md bg-sunken p-0.5 [scrollbar-width:thin] lg:flex-wrap print:flex-wrap print:p-0">
        {links.map((link) => (
          <li key={link.key} className={link.current ? '[scroll-initial-target:nearest]' : 'no-print'}>
            <PendingLink
              href={link.href}
              scroll={false}
              prefetch={false}
              aria-current={link.current ? 'true' : undefined}
              className={clsx(
                'relative flex min-h-8 items-center whitespace-nowrap rounded-md px-2 font-medium text-[0.8125rem] -outline-offset-2 lg:px-1.5 print:px-0 hover:text-ink',
                link.current ? 'bg-surface text-ink shadow-raised' : 'text-body',
              )}
            >
              {link.label}
              {link.count === undefined ? null : (
                <span className="figures ms-1 text-2xs text-muted">
                  {' '}
                  {formatNumber(link.count, language)}
                </span>
              )}
              {link.urgent === undefined ? null : (
                <span className="figures font-semibold text-2xs text-danger">
                  <span className="mx-0.5 font-normal text-muted"> · </span>
                  {link.urgent}
                </span>
              )}
              <LinkPending />
            </PendingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
