'use client';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type FilterPanelProps = {
  chosen: number;
  /** Rendered by the server, so that it needs no script. */
  icon: ReactNode;
  texts: Texts['catalogue']['filters'];
  children: ReactNode;
};

/** The filters: beside the list on wide screens, behind a button on phones, and open without scripts. */
export function FilterPanel({ chosen, icon, texts, children }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label={texts.label} className="no-print min-w-0">
      <Button
        variant="outline"
        className="w-full lg:hidden noscript:hidden"
        aria-expanded={open}
        aria-controls="catalogue-filters"
        onClick={() => setOpen(!open)}
      >
        {icon}
        {chosen === 0 ? texts.open : fillText(texts.openCount, { count: String(chosen) })}
      </Button>
      <div
        id="catalogue-filters"
        className={clsx('gap-7 max-lg:mt-4 lg:grid noscript:grid', open ? 'grid' : 'hidden')}
      >
        {children}
      </div>
    </aside>
  );
}
