import { ArrowDown, ArrowUp } from 'lucide';
import { Icon } from './icon';
import { LinkPending } from './link-pending';
import { PendingLink } from './pending-link';
import { TableHeadCell } from './table';

type SortHeadCellProps = {
  label: string;
  /** The order in which the list is shown. */
  current: string;
  /** The order by this column that its head offers first, and the same from its other end. */
  sorts: readonly [first: string, other: string];
  href: (sort: string) => string;
  className?: string;
};

/** The head of a column: a link that sorts the list by it and, where the list is sorted by it already, from its other end. */
export function SortHeadCell({ label, current, sorts, href, className }: SortHeadCellProps) {
  const [first, other] = sorts;
  const isSorted = current === first || current === other;
  const isDown = current.startsWith('-');
  return (
    <TableHeadCell
      className={className}
      {...(isSorted ? { 'aria-sort': isDown ? 'descending' : 'ascending' } : {})}
    >
      <PendingLink
        href={href(current === first ? other : first)}
        scroll={false}
        prefetch={false}
        className="relative inline-flex min-h-6 items-center gap-1 rounded-sm hover:text-ink hover:underline hover:underline-offset-4"
      >
        {label}
        {isSorted ? <Icon node={isDown ? ArrowDown : ArrowUp} className="size-3.5 shrink-0" /> : null}
        <LinkPending />
      </PendingLink>
    </TableHeadCell>
  );
}
