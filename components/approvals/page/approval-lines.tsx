import { useLanguage } from '#use-language';
import { WrittenLine } from '@/components/orders/lines/written-line';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { Requisition } from '@/lib/shared/approvals/requisition.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ApprovalLinesProps = {
  requisition: Pick<Requisition, 'lines'>;
  texts: Pick<Texts['approvals']['page'], 'lines' | 'columns' | 'written'>;
};

export function ApprovalLines({ requisition, texts }: ApprovalLinesProps) {
  const language = useLanguage();
  const { columns } = texts;
  return (
    <Table aria-label={texts.lines}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.tool}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.quantity}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.price}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.total}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {requisition.lines.map(
          ({ toolId, sku, name, quantity, unitPrice, lineTotal, reference, written }) => (
            <TableRow key={toolId}>
              <TableCell label={columns.tool}>
                <span className="grid min-w-0 text-end as-table:text-start">
                  <span className="wrap-anywhere font-semibold text-ink">{name}</span>
                  <span className="wrap-anywhere text-muted text-xs">
                    <span className="font-mono">{sku}</span>
                    {reference ? ` · ${reference}` : null}
                  </span>
                  {written ? <WrittenLine written={written} texts={texts.written} /> : null}
                </span>
              </TableCell>
              <TableCell label={columns.quantity} className="figures whitespace-nowrap as-table:text-end">
                {formatNumber(quantity, language)}
              </TableCell>
              <TableCell label={columns.price} className="figures whitespace-nowrap as-table:text-end">
                {formatDollars(unitPrice, language)}
              </TableCell>
              <TableCell label={columns.total} className="figures whitespace-nowrap as-table:text-end">
                {formatDollars(lineTotal, language)}
              </TableCell>
            </TableRow>
          ),
        )}
      </TableBody>
    </Table>
  );
}
