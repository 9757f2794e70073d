import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { type Column, DataTable } from '@/components/ui/tables/data-table';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Return } from '@/lib/shared/returns/return.schema';
import { receivedUnits } from '@/lib/shared/shipments/return-states';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Line = Return['lines'][number];
type LineTexts = Pick<Texts['returns'], 'lines' | 'reasons'>;

type ReturnLinesProps = {
  lines: readonly Line[];
  /** For admins: what became of the units that arrived. */
  isManaged?: boolean;
  texts: LineTexts;
};

function Words({ children }: { children: ReactNode }) {
  return <span className="wrap-anywhere whitespace-pre-line text-body">{children}</span>;
}

function ToolCell({ line, texts }: { line: Line; texts: LineTexts['lines'] }) {
  const { name, sku, note, condition, serials = [] } = line;
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="wrap-anywhere font-medium text-ink">{name}</span>
      <span className="wrap-anywhere font-mono text-muted text-xs">{sku}</span>
      {serials.length > 0 ? <Words>{fillText(texts.serials, { serials: serials.join(', ') })}</Words> : null}
      {note ? <Words>{note}</Words> : null}
      {condition ? <Words>{fillText(texts.condition, { text: condition })}</Words> : null}
    </span>
  );
}

/** The lines of a return: figures are shown as far as the return has come. */
export function ReturnLines({ lines, isManaged = false, texts }: ReturnLinesProps) {
  const language = useLanguage();
  const own = texts.lines;
  const figure = (name: string, units: (line: Line) => number | undefined): Column<Line> | false =>
    lines.some((line) => units(line) !== undefined) && {
      name,
      kind: 'figure',
      cell: (line) => formatNumber(units(line) ?? 0, language),
    };
  const hasArrived = (line: Line) => line.restock !== undefined || line.scrap !== undefined;
  const columns: (Column<Line> | false)[] = [
    {
      name: own.tool,
      hasLabel: false,
      className: 'as-cards:col-span-full',
      cell: (line) => <ToolCell line={line} texts={own} />,
    },
    { name: own.reason, cell: ({ reason }) => texts.reasons[reason] },
    figure(own.units, ({ quantity }) => quantity),
    figure(own.approved, ({ approved }) => approved),
    ...(isManaged
      ? [figure(own.restock, ({ restock }) => restock), figure(own.scrap, ({ scrap }) => scrap)]
      : [figure(own.received, (line) => (hasArrived(line) ? receivedUnits(line) : undefined))]),
  ];
  return <DataTable label={own.label} columns={columns} rows={lines} keyOf={({ toolId }) => toolId} />;
}
