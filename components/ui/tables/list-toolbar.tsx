import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ListToolbarProps = {
  search?: ReactNode;
  /** The states of the list, as links with their counts. */
  tabs?: ReactNode;
  /** More tabs than fit beside the search: a line of their own. */
  hasManyTabs?: boolean;
  /** Leaves more room to filters. */
  isCompact?: boolean;
  /** Filters, order and views. */
  children?: ReactNode;
  count?: ReactNode;
};

/** One line of 44 px above a list, as long as it fits. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, tabs, hasManyTabs = false, isCompact = false, children, count } = props;
  return (
    <div className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      {search ? (
        <div className={clsx('no-print min-w-0 max-sm:basis-full', isCompact ? 'basis-48 grow' : 'basis-80')}>
          {search}
        </div>
      ) : null}
      {tabs ? <div className={clsx('min-w-0', hasManyTabs && 'order-last basis-full')}>{tabs}</div> : null}
      {children}
      {count ? <div className="ms-auto">{count}</div> : null}
    </div>
  );
}
