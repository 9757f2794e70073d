import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ListToolbarProps = {
  search?: ReactNode;
  /** The states of the list, as links with their counts. */
  tabs?: ReactNode;
  /** More tabs than fit beside the search: a line of their own. */
  hasManyTabs?: boolean;
  /** Filters, order and views. */
  children?: ReactNode;
  count?: ReactNode;
};

/** One line of 44 px above a list, as long as it fits. */
export function ListToolbar({ search, tabs, hasManyTabs = false, children, count }: ListToolbarProps) {
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      {search ? <div className="no-print min-w-0 basis-80 max-sm:basis-full">{search}</div> : null}
      {tabs ? <div className={clsx('min-w-0', hasManyTabs && 'order-last basis-full')}>{tabs}</div> : null}
      {children}
      {count ? <div className="ms-auto">{count}</div> : null}
    </div>
  );
}
