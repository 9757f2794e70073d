import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type CellLinesProps = {
  /** One line, cut at the width of its column; `title` is all of it. */
  children?: ReactNode;
  title?: string | undefined;
  /** A second line in small print; a card leaves out an element with `data-wide`. */
  below?: ReactNode;
  belowTitle?: string | undefined;
  /** At the end of the second line, and never cut. */
  aside?: ReactNode;
  className?: string;
};

/** At most two lines of one cell, as many as a row of a dense table has room for; in a card beside each other if they fit. */
export function CellLines({ children, title, below, belowTitle, aside, className }: CellLinesProps) {
  return (
    <span
      className={clsx(
        'min-w-0 as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-cards:gap-x-2 as-table:grid as-table:grid-cols-[minmax(0,1fr)]',
        className,
      )}
    >
      <span title={title} className="max-w-full truncate">
        {children}
      </span>
      {below || aside ? (
        <span className="flex min-w-0 items-baseline gap-x-2 as-cards:flex-wrap">
          <span
            title={belowTitle}
            className="figures truncate text-muted text-xs as-cards:has-[>[data-wide]]:hidden"
          >
            {below}
          </span>
          {aside}
        </span>
      ) : null}
    </span>
  );
}
