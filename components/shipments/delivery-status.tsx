import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { MeasuredText } from '@/components/ui/measured-text';
import { type Column, DataCells, DataHead } from '@/components/ui/tables/data-table';
import { Table, TableBody, TableRow } from '@/components/ui/tables/table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Order, OrderLine } from '@/lib/shared/orders/order.schema';
import type { ReceiptReader } from '@/lib/shared/prices/price-receipt';
import { shortShipDay } from '@/lib/shared/shipments/ship-day-text';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type StatusTexts = Texts['orderPage']['shipments']['status'];

/** Units that neither left nor are to: cancelled, or refunded before they shipped. */
function unitsDropped({ quantity, shippedQuantity, openQuantity }: OrderLine): number {
  return quantity - shippedQuantity - openQuantity;
}

/** `dates` is the heading of promised days; without one they are left out. Buyers’ lines have no ready units. */
function statusColumns(
  texts: StatusTexts,
  language: Language,
  { dates, hasReady }: { dates: string | undefined; hasReady: boolean },
): Column<OrderLine>[] {
  const { columns } = texts;
  const count = (units: number) => formatNumber(units, language);
  return [
    {
      name: columns.tool,
      hasLabel: false,
      className: 'as-cards:col-span-full',
      cell: (line) => (
        <span className="grid min-w-0 gap-0.5">
          <span className="wrap-anywhere font-medium text-ink">
            <MeasuredText text={line.name} />
          </span>
          <span className="flex flex-wrap gap-x-3 text-muted text-xs">
            <span className="font-mono">{line.sku}</span>
            {unitsDropped(line) > 0 ? (
              <span className="figures">
                {fillText(texts.cancelled, { count: count(unitsDropped(line)) })}
              </span>
            ) : null}
          </span>
        </span>
      ),
    },
    { name: columns.ordered, kind: 'figure', cell: (line) => count(line.quantity) },
    { name: columns.shipped, kind: 'figure', cell: (line) => count(line.shippedQuantity) },
    {
      name: columns.open,
      kind: 'figure',
      cell: (line) => (
        <span className={line.openQuantity > 0 ? 'font-semibold text-ink' : 'text-muted'}>
          {count(line.openQuantity)}
        </span>
      ),
    },
    ...(hasReady
      ? [
          {
            name: columns.ready,
            kind: 'figure' as const,
            hasLabel: ({ ready }: OrderLine) => ready !== undefined,
            cell: ({ ready }: OrderLine) => (ready === undefined ? null : count(ready)),
          },
        ]
      : []),
    ...(dates === undefined
      ? []
      : [
          {
            name: dates,
            headClassName: 'as-table:text-end',
            className: 'figures whitespace-nowrap as-table:text-end as-cards:empty:hidden',
            hasLabel: ({ openQuantity }: OrderLine) => openQuantity > 0,
            cell: ({ openQuantity, promisedOn }: OrderLine) => {
              if (openQuantity === 0) return null;
              return promisedOn ? shortShipDay(promisedOn, language) : texts.noDate;
            },
          },
        ]),
  ];
}

const SHOWN_MAX = 20;

type DeliveryStatusProps = {
  order: Pick<Order, 'lines'>;
  reader: ReceiptReader;
  texts: StatusTexts & { moreLines: string };
  /** What an admin can do with open units. */
  actions?: ReactNode;
};

/** One line a tool: ordered, shipped, still to come. Those beyond the first ones are folded. */
export function DeliveryStatus({ order: { lines }, reader, texts, actions }: DeliveryStatusProps) {
  const language = useLanguage();
  const isOpen = lines.some(({ openQuantity }) => openQuantity > 0);
  const dates = isOpen ? texts.columns[reader === 'admin' ? 'promised' : 'expected'] : undefined;
  // Not worth collapsing a few more.
  const shown = lines.length > SHOWN_MAX + 5 ? lines.slice(0, SHOWN_MAX) : lines;
  const rest = lines.slice(shown.length);
  return (
    <div className="grid min-w-0 gap-4">
      {actions}
      <StatusTable lines={shown} dates={dates} texts={texts} />
      {rest.length > 0 ? (
        <details className="folded-lines grid gap-1">
          <summary className="w-fit rounded-sm py-1 font-medium text-ink text-sm underline decoration-line underline-offset-4 hover:decoration-ink">
            {fillText(texts.moreLines, { count: formatNumber(rest.length, language) })}
          </summary>
          <StatusTable lines={rest} dates={dates} texts={texts} />
        </details>
      ) : null}
    </div>
  );
}

type StatusTableProps = { lines: readonly OrderLine[]; dates: string | undefined; texts: StatusTexts };

function StatusTable({ lines, dates, texts }: StatusTableProps) {
  const hasReady = lines.some(({ ready }) => ready !== undefined);
  const columns = statusColumns(texts, useLanguage(), { dates, hasReady });
  return (
    <Table aria-label={texts.heading}>
      <DataHead columns={columns} />
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.toolId}>
            <DataCells columns={columns} row={line} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
