import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/link';
import { Panel } from '@/components/ui/panel';
import { classNames } from '@/lib/client/class-names';
import { listHref } from '@/lib/shared/list-query';
import { formatNumber } from '@/lib/shared/numbers';
import type { OpenWork } from '@/lib/shared/open-work';
import { ROUTES } from '@/lib/shared/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OpenWorkPanelProps = { work: OpenWork; texts: Texts['dashboard']['work'] };

/** Where each figure leads: the list of just those it counts. */
const LISTS: Record<keyof OpenWork, string> = {
  orders: listHref(ROUTES.manageOrders, { state: 'paid' }),
  refunds: listHref(ROUTES.manageOrders, { state: 'refund-failed' }),
  quotes: ROUTES.manageQuotes,
  messages: ROUTES.messages,
  tools: listHref(ROUTES.manageProducts, { inStock: 'false' }),
};

/** What an admin's day begins with: how much waits, and the way there. */
export function OpenWorkPanel({ work, texts }: OpenWorkPanelProps) {
  const language = useLanguage();
  // A refund that does not arrive is rare: only then it has a place.
  const kinds = (Object.keys(LISTS) as (keyof OpenWork)[]).filter(
    (kind) => kind !== 'refunds' || work.refunds > 0,
  );
  const isDone = kinds.every((kind) => work[kind] === 0);
  return (
    <Panel heading={texts.heading}>
      {isDone ? <p className="text-muted">{texts.done}</p> : null}
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {kinds.map((kind) => {
          const count = work[kind];
          return (
            <li key={kind} className="grid">
              <Link
                href={LISTS[kind]}
                prefetch={false}
                className={classNames(
                  'grid content-start gap-1 rounded-md border border-line p-4 hover:border-edge hover:bg-hover',
                  count > 0 && 'border-s-3 border-s-accent-strong',
                )}
              >
                <span
                  className={classNames(
                    'figures font-extrabold text-3xl tracking-[-0.02em]',
                    count > 0 ? 'text-ink' : 'text-muted',
                  )}
                >
                  {formatNumber(count, language)}
                </span>{' '}
                <span className="hyphens-auto text-sm leading-snug">
                  {count === 1 ? texts[kind].one : texts[kind].many}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
