import { ListFilter } from 'lucide';
import type { ReactNode } from 'react';
import { Button, buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** A page has one list. */
const SHEET = 'list-filters';

type ListFiltersProps = {
  isNarrowed: boolean;
  /** Of the button that closes the sheet: `Show 42 orders`. */
  shown: string;
  texts: Pick<Texts['admin']['narrowing'], 'open' | 'openNarrowed'>;
  children: ReactNode;
};

/** Parts of the line above a list; on phones a sheet, which a button opens (app/work-table.css). It needs no script. */
export function ListFilters({ isNarrowed, shown, texts, children }: ListFiltersProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={SHEET}
        aria-label={isNarrowed ? texts.openNarrowed : texts.open}
        className={`${buttonStyles({ variant: isNarrowed ? 'primary' : 'outline', size: 'sm' })} no-print shrink-0 sm:hidden`}
      >
        <Icon node={ListFilter} className="size-4" />
      </button>
      <div id={SHEET} popover="auto" className="list-filters">
        {children}
        <Button popoverTarget={SHEET} popoverTargetAction="hide" className="sm:hidden">
          {shown}
        </Button>
      </div>
    </>
  );
}
