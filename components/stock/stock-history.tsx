import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { DataTable } from '@/components/ui/tables/data-table';
import { formatChange, formatNumber } from '@/lib/shared/numbers/numbers';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import type { StockFigures as Figures, StockLine } from '@/lib/shared/stock/stock.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type StockHistoryProps = { lines: readonly StockLine[]; texts: Texts['stock'] };

export function StockHistory({ lines, texts }: StockHistoryProps) {
  const { columns } = texts.history;
  return (
    <DataTable
      label={texts.history.caption}
      rows={lines}
      keyOf={({ _id }) => _id}
      rowClassName="as-cards:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] as-cards:gap-x-4"
      columns={[
        {
          name: columns.when,
          hasLabel: false,
          className: 'figures whitespace-nowrap as-cards:order-2 as-cards:text-muted as-cards:text-xs',
          cell: ({ at }) => <Moment at={at} />,
        },
        {
          name: columns.why,
          hasLabel: false,
          className: 'as-cards:col-span-full',
          cell: (line) => <Why line={line} texts={texts} />,
        },
        {
          name: columns.who,
          hasLabel: false,
          className: 'as-cards:order-2 as-cards:justify-end as-cards:text-muted as-cards:text-xs',
          cell: ({ actorName }) => (
            <span className="wrap-anywhere min-w-0">{actorName ?? texts.history.nobody}</span>
          ),
        },
        {
          name: columns.available,
          kind: 'figure',
          cell: ({ change, after }) => <Figure change={change} after={after?.available} />,
        },
        {
          name: columns.onHand,
          kind: 'figure',
          cell: ({ onHandChange, after }) => <Figure change={onHandChange} after={after?.onHand} />,
        },
      ]}
    />
  );
}

function Why({ line, texts }: { line: StockLine; texts: Texts['stock'] }) {
  return (
    <span className="grid min-w-0 gap-0.5 as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-cards:gap-x-3">
      <span className="font-medium text-ink">{texts.reasons[line.reason]}</span>
      {line.orderId && line.orderNumber ? (
        <Link
          href={ROUTES.manageOrder(line.orderId)}
          prefetch={false}
          className="w-fit font-mono text-xs underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {fillText(texts.history.order, { number: line.orderNumber })}
        </Link>
      ) : null}
      {line.offerId && line.offerNumber ? (
        <Link
          href={OFFER_ROUTES.managed(line.offerId)}
          prefetch={false}
          className="w-fit font-mono text-xs underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {fillText(texts.history.offer, { number: line.offerNumber })}
        </Link>
      ) : null}
      {line.note ? <span className="wrap-anywhere text-muted text-xs">{line.note}</span> : null}
    </span>
  );
}

function Figure({ change, after }: { change: number; after: number | undefined }) {
  const language = useLanguage();
  return (
    <span className="figures flex flex-wrap items-baseline justify-end gap-x-1.5 as-table:grid as-table:justify-items-end as-table:gap-0.5">
      <span className={change === 0 ? 'text-muted' : 'font-semibold text-ink'}>
        {formatChange(change, language)}
      </span>
      {after === undefined ? null : (
        <span className="text-muted text-xs">= {formatNumber(after, language)}</span>
      )}
    </span>
  );
}

type StockFiguresProps = { figures: Figures; texts: Texts['stock'] };

export function StockFigures({ figures, texts }: StockFiguresProps) {
  const language = useLanguage();
  const { available, reserved, owed, onHand } = figures;
  const shown = [
    [available, texts.available, texts.availableHint],
    [reserved, texts.reserved, texts.reservedHint],
    ...(owed ? [[owed, texts.owed, texts.owedHint] as const] : []),
    [onHand, texts.onHand, owed ? texts.onHandOwedHint : texts.onHandHint],
  ] as const;
  return (
    <dl
      className={clsx(
        'figures grid gap-px overflow-hidden rounded-lg border border-line bg-line',
        owed ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3',
      )}
    >
      {shown.map(([units, term, hint]) => (
        <div key={term} className="grid content-start gap-1 bg-surface p-3 sm:px-5 sm:py-4">
          <dt className="font-medium text-ink text-sm">{term}</dt>
          <dd className="grid gap-1">
            <span className="font-extrabold text-ink text-2xl sm:text-3xl">
              {formatNumber(units, language)}
            </span>
            <span className="text-muted text-xs">{hint}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
