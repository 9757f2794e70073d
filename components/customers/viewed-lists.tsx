import { useLanguage } from '#use-language';
import { ListAbout } from '@/components/lists/list-about';
import { MeasuredText } from '@/components/ui/measured-text';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDollars } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/numbers';
import type { CartLine } from '@/lib/shared/schemas/cart';
import type { List } from '@/lib/shared/schemas/list';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewTexts = Texts['customer']['view'];

/** A customer's lists as they see them, with their lines at the customer's prices. */
export function ViewedLists({ lists, texts }: { lists: readonly List[]; texts: Texts }) {
  const own = texts.customer.view;
  if (lists.length === 0) return <p className="text-muted">{own.noLists}</p>;
  return (
    <ul className="grid gap-6">
      {lists.map((list) => (
        <li key={list._id} className="grid gap-4 rounded-lg border border-line bg-surface p-5">
          <ListAbout list={list} texts={texts.lists} />
          <Lines label={list.name} lines={list.lines} value={list.goodsValue} texts={own} />
        </li>
      ))}
    </ul>
  );
}

type LinesProps = { label: string; lines: readonly CartLine[]; value: number; texts: ViewTexts };

function Lines({ label, lines, value, texts }: LinesProps) {
  const language = useLanguage();
  const { columns } = texts;
  const price = (dollars: number | undefined) =>
    dollars === undefined ? '–' : formatDollars(dollars, language);
  return (
    <div className="grid gap-3">
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{columns.tool}</TableHeadCell>
            <TableHeadCell className="as-table:text-end">{columns.quantity}</TableHeadCell>
            <TableHeadCell className="as-table:text-end">{columns.unitPrice}</TableHeadCell>
            <TableHeadCell className="as-table:text-end">{columns.total}</TableHeadCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.toolId}>
              <TableCell>
                <span className="grid min-w-0 gap-0.5">
                  <span className="wrap-anywhere font-medium text-ink">
                    <MeasuredText text={line.name} />
                  </span>
                  <span className="font-mono text-muted text-xs">{line.sku}</span>
                  {line.reference ? (
                    <span className="wrap-anywhere text-muted text-xs">{line.reference}</span>
                  ) : null}
                </span>
              </TableCell>
              <TableCell label={columns.quantity} className="figures as-table:text-end">
                {formatNumber(line.quantity, language)}
              </TableCell>
              <TableCell label={columns.unitPrice} className="figures as-table:text-end">
                {price(line.unitPrice)}
              </TableCell>
              <TableCell label={columns.total} className="figures as-table:text-end">
                {price(line.lineTotal)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <p className="figures text-end font-semibold text-ink">
        {fillText(texts.total, { amount: formatDollars(value, language) })}
      </p>
    </div>
  );
}
