import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type CellLinesProps = {
  /** One line, cut at the width of its column; `title` is all of it. */
  children: ReactNode;
  title?: string | undefined;
  /** A second line in small print. */
  below?: ReactNode;
  belowTitle?: string | undefined;
  className?: string;
};

/** At most two lines of one cell, as many as a row of 44 px has room for. */
export function CellLines({ children, title, below, belowTitle, className }: CellLinesProps) {
  return (
    <span className={clsx('grid min-w-0 grid-cols-[minmax(0,1fr)]', className)}>
      <span title={title} className="truncate">
        {children}
      </span>
      {below ? (
        <span title={belowTitle} className="figures truncate text-muted text-xs">
          {below}
        </span>
      ) : null}
    </span>
  );
}
