import { useLanguage } from '#use-language';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatDollars } from '@/lib/shared/numbers/money';
import { AGEING_BUCKETS } from '@/lib/shared/receivables/ageing';
import type { Statement } from '@/lib/shared/receivables/receivables.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

const FIGURE = 'figures whitespace-nowrap as-table:text-end';

type AgeingTableProps = {
  statement: Pick<Statement, 'ageing' | 'invoiced'>;
  texts: Texts['statement']['ageing'];
};

/**
 * Shows what is open by how long it has been due; as a card only the ages that there are, without the sum, which stands
 * among the figures below.
 */
export function AgeingTable({ statement: { ageing, invoiced }, texts }: AgeingTableProps) {
  const language = useLanguage();
  return (
    <Table aria-label={texts.label}>
      <TableHead>
        <TableRow>
          {AGEING_BUCKETS.map((bucket) => (
            <TableHeadCell key={bucket} className="as-table:text-end">
              {texts[bucket]}
            </TableHeadCell>
          ))}
          <TableHeadCell className="as-table:text-end">{texts.total}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow className={invoiced === 0 ? 'as-cards:hidden' : ''}>
          {AGEING_BUCKETS.map((bucket) => {
            const isOverdue = bucket !== 'notDue' && ageing[bucket] > 0;
            return (
              <TableCell
                key={bucket}
                label={texts[bucket]}
                className={`${FIGURE} ${isOverdue ? 'font-semibold text-danger' : ''} ${ageing[bucket] === 0 ? 'as-cards:hidden' : ''}`}
              >
                {formatDollars(ageing[bucket], language)}
              </TableCell>
            );
          })}
          <TableCell label={texts.total} className={`${FIGURE} font-semibold text-ink as-cards:hidden`}>
            {formatDollars(invoiced, language)}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
