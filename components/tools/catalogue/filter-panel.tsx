import type { ReactNode } from 'react';
import { buttonStyles } from '@/components/ui/controls/button';

type FilterPanelProps = {
  label: string;
  /** The button that opens it on phones. */
  opener: ReactNode;
  /** The button that closes it there: how many tools are shown. */
  shown: string;
  children: ReactNode;
};

const PANEL = 'catalogue-filters';

/** Beside the list on wide screens; on others a sheet over it, a popover, which needs no script (app/facets.css). */
export function FilterPanel({ label, opener, shown, children }: FilterPanelProps) {
  return (
    <aside aria-label={label} className="no-print min-w-0">
      <button
        type="button"
        popoverTarget={PANEL}
        className={`${buttonStyles({ variant: 'outline' })} max-sm:px-3 lg:hidden`}
      >
        {opener}
      </button>
      <div id={PANEL} popover="auto" className="filter-sheet">
        {children}
        <div>
          <button type="button" popoverTarget={PANEL} popoverTargetAction="hide" className={buttonStyles({})}>
            {shown}
          </button>
        </div>
      </div>
    </aside>
  );
}
