'use client';
import { Plus, Trash2 } from 'lucide';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';

type EntryListProps = {
  heading: string;
  empty: string;
  add: string;
  remove: string;
  /** The key and the name of each. */
  entries: readonly (readonly [key: string, name: string])[];
  max: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
};

/** Rules, or budgets: each a group of fields that can be removed. */
export function EntryList(props: EntryListProps) {
  const { heading, empty, add, remove, entries, max, onAdd, onRemove, children } = props;
  const id = useId();
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="font-bold text-lg">
        {heading}
      </h2>
      {entries.length === 0 ? <p className="text-muted text-sm">{empty}</p> : null}
      {entries.map(([key, name], index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button.
        <div
          key={key}
          role="group"
          aria-label={name}
          className="grid min-w-0 gap-4 rounded-lg border border-line bg-surface p-4 [--ground:var(--color-surface)] sm:p-5"
        >
          <div className="flex items-center justify-between gap-3">
            <span aria-hidden="true" className="font-semibold text-ink">
              {name}
            </span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                onRemove(index);
                // The pressed button is gone.
                adding.current?.focus();
              }}
            >
              <Icon node={Trash2} />
              {remove}
            </Button>
          </div>
          {children(index)}
        </div>
      ))}
      <div>
        <Button ref={adding} variant="outline" size="sm" disabled={entries.length >= max} onClick={onAdd}>
          <Icon node={Plus} />
          {add}
        </Button>
      </div>
    </section>
  );
}
