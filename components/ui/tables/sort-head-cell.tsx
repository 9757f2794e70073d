import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { LinkPending } from '@/components/ui/links/link-pending';
import { PendingLink } from '@/components/ui/links/pending-link';
import { TableHeadCell } from './table';

type SortHeadCellProps = {
  label: string;
  current: string;
  /** Ascending and descending order by this column, and which of them the head offers first. */
  up: string;
  down: string;
  first?: 'up' | 'down';
  href: (sort: string) => string;
  className?: string;
};

/** A link that sorts by the column, and reverses the order if the list is already sorted by it. */
export function SortHeadCell({ label, current, up, down, first = 'up', href, className }: SortHeadCellProps) {
  const isSorted = current === up || current === down;
  const [offered, other] = first === 'up' ? [up, down] : [down, up];
  return (
    <TableHeadCell
      className={className}
      {...(isSorted ? { 'aria-sort': current === down ? 'descending' : 'ascending' } : {})}
    >
      <PendingLink
        href={href(current === offered ? other : offered)}
        scroll={false}
        prefetch={false}
        className="relative inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink hover:underline hover:underline-offset-4"
      >
        {label}
        {isSorted ? (
          <Icon node={current === down ? ArrowDown : ArrowUp} className="size-3.5 shrink-0" />
        ) : null}
        <LinkPending />
      </PendingLink>
    </TableHeadCell>
  );
}
