'use client';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/controls/button';

type FilterPanelProps = {
  label: string;
  /** The content of the button on phones. Rendered by the server, so that it needs no script. */
  opener: ReactNode;
  children: ReactNode;
};

/** Beside the list on wide screens, behind a button on phones, and open without scripts. */
export function FilterPanel({ label, opener, children }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label={label} className="no-print min-w-0">
      <Button
        variant="outline"
        className="max-sm:px-3 lg:hidden noscript:hidden"
        aria-expanded={open}
        aria-controls="catalogue-filters"
        onClick={() => setOpen(!open)}
      >
        {opener}
      </Button>
      <div
        id="catalogue-filters"
        className={`gap-7 max-lg:mt-4 lg:grid noscript:grid ${open ? 'grid' : 'hidden'}`}
      >
        {children}
      </div>
    </aside>
  );
}
