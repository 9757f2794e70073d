import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Link } from '@/components/ui/links/link';
import { Panel } from '@/components/ui/panel';
import { listHref } from '@/lib/client/page/list-query';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { AdminQueue } from '@/lib/shared/orders/admin-queue';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AdminQueuePanelProps = { work: AdminQueue; texts: Texts['dashboard']['work'] };

type Kind = Exclude<keyof AdminQueue, 'disputesDueBy' | 'overdue'>;

const LISTS: Record<Kind, string> = {
  orders: listHref(ROUTES.manageOrders, { state: TO_SHIP }),
  refunds: listHref(ROUTES.manageOrders, { state: 'refund-failed' }),
  disputes: listHref(ROUTES.disputes, { state: 'open' }),
  quotes: ROUTES.manageQuotes,
  messages: ROUTES.messages,
  tools: listHref(ROUTES.manageProducts, { inStock: 'false' }),
  companies: listHref(ROUTES.companies, { state: 'pending' }),
  offers: listHref(ROUTES.offers, { state: 'countered' }),
  vatIds: listHref(ROUTES.companies, { vatId: 'to-confirm' }),
};

const RARE: ReadonlySet<Kind> = new Set(['refunds', 'disputes', 'companies', 'offers', 'vatIds']);

export function AdminQueuePanel({ work, texts }: AdminQueuePanelProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const kinds = (Object.keys(LISTS) as Kind[]).filter((kind) => !RARE.has(kind) || work[kind] > 0);
  const isDone = kinds.every((kind) => work[kind] === 0);
  return (
    <Panel heading={texts.heading}>
      {isDone ? <p className="text-muted">{texts.done}</p> : null}
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {kinds.map((kind) => {
          const count = work[kind];
          return (
            <li key={kind} className="grid min-w-0">
              <Link
                href={LISTS[kind]}
                prefetch={false}
                className={clsx(
                  'flex min-w-0 items-baseline gap-3 rounded-md border border-line px-4 py-2.5 hover:border-edge hover:bg-hover sm:grid sm:content-start sm:gap-1 sm:py-4',
                  count > 0 &&
                    'shadow-[inset_3px_0_0_var(--color-accent-strong)] rtl:shadow-[inset_-3px_0_0_var(--color-accent-strong)]',
                )}
              >
                <span
                  className={clsx(
                    'figures min-w-7 font-extrabold text-2xl tracking-[-0.02em] sm:text-3xl',
                    count > 0 ? 'text-ink' : 'text-muted',
                  )}
                >
                  {formatNumber(count, language)}
                </span>{' '}
                <span className="wrap-anywhere min-w-0 hyphens-auto text-sm leading-snug">
                  {count === 1 ? texts[kind].one : texts[kind].many}{' '}
                  {kind === 'orders' && work.overdue > 0 ? (
                    <span className="figures mt-0.5 block font-medium text-danger text-xs">
                      {fillText(texts.overdue, { count: formatNumber(work.overdue, language) })}
                    </span>
                  ) : null}
                  {kind === 'disputes' && work.disputesDueBy ? (
                    <span className="mt-0.5 block font-medium text-danger text-xs">
                      {fillText(texts.answerBy, {
                        moment: formatDay(work.disputesDueBy, language, timeZone),
                      })}
                    </span>
                  ) : null}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Link
        href={ROUTES.overview}
        className="w-fit text-sm font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {texts.overview}
      </Link>
    </Panel>
  );
}
