import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { type Column, DataTable } from '@/components/ui/tables/data-table';
import { CellLines } from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Serial } from '@/lib/shared/serials/serial.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SerialTexts = Texts['serials'];

const LINK =
  'font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink';

type SerialTableProps<Row extends Serial> = {
  rows: readonly Row[];
  label: string;
  hrefOf: (row: Row) => string;
  /** Where the order is, for those who may read it. */
  orderHrefOf: (row: Row) => string | undefined;
  /** For admins: who holds it. */
  holderOf?: (row: Row) => ReactNode;
  texts: SerialTexts;
};

/** The day on which the calibration is due, marked once it is over. */
function DueDay({ serial: { dueOn, overdue }, texts }: { serial: Serial; texts: SerialTexts }) {
  const language = useLanguage();
  if (!dueOn) return '–';
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <time dateTime={dueOn} className="figures">
        {formatDay(dueOn, language, 'UTC')}
      </time>
      {overdue ? <Badge tone="danger">{texts.overdue}</Badge> : null}
    </span>
  );
}

/** Tools with serial numbers, of a holder or of all. */
export function SerialTable<Row extends Serial>(props: SerialTableProps<Row>) {
  const { rows, label, hrefOf, orderHrefOf, holderOf, texts } = props;
  const language = useLanguage();
  const { columns: names } = texts;
  const columns: (Column<Row> | false)[] = [
    {
      name: names.serial,
      cell: (row) => (
        <Link href={hrefOf(row)} prefetch={false} className={LINK}>
          {row.serial}
        </Link>
      ),
    },
    {
      name: names.tool,
      cell: ({ name, sku, retired }) => (
        <CellLines below={retired ? `${sku} · ${texts.retired}` : sku}>
          <span className="font-medium text-ink">{name}</span>
        </CellLines>
      ),
    },
    holderOf !== undefined && { name: names.holder, cell: holderOf },
    {
      name: names.order,
      cell: (row) => {
        const href = orderHrefOf(row);
        if (!row.orderNumber) return '–';
        return href ? (
          <Link href={href} prefetch={false} className={LINK}>
            {row.orderNumber}
          </Link>
        ) : (
          <span className="font-mono">{row.orderNumber}</span>
        );
      },
    },
    {
      name: names.shipped,
      cell: ({ shippedOn }) => (shippedOn ? formatDay(shippedOn, language, 'UTC') : '–'),
    },
    { name: names.due, cell: (row) => <DueDay serial={row} texts={texts} /> },
    { name: names.papers, kind: 'figure', cell: ({ papers }) => formatNumber(papers.length, language) },
  ];
  return <DataTable label={label} columns={columns} rows={rows} keyOf={({ _id }) => _id} />;
}
