'use client';
import { useId, useTransition } from 'react';
import { Input } from '@/components/ui/controls/field';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listHref } from '@/lib/client/page/list-query';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ListDaysProps = {
  path: string;
  /** Of the list's address, with the days that narrow it. */
  parameters: Record<string, string | undefined>;
  texts: Pick<Texts['orders']['filters'], 'from' | 'to'>;
};

/** The first and the last day of a list, each applied when it is left or Enter is pressed. */
export function ListDays({ path, parameters, texts }: ListDaysProps) {
  const id = useId();
  const router = useLocalRouter();
  const [isRunning, start] = useTransition();

  function apply(name: 'from' | 'to', { value, validity }: HTMLInputElement) {
    if (validity.badInput || value === (parameters[name] ?? '')) return;
    start(() => router.push(listHref(path, { ...parameters, [name]: value }), { scroll: false }));
  }

  return (
    <span className="no-print flex min-w-0 items-center gap-2" aria-busy={isRunning || undefined}>
      {(['from', 'to'] as const).map((name) => (
        <span key={name} className="flex min-w-0 items-center gap-2">
          <label htmlFor={`${id}-${name}`} className="shrink-0 text-muted text-sm">
            {texts[name]}
          </label>
          <Input
            // Remounted: the back button chooses another value.
            key={parameters[name] ?? ''}
            look="compact"
            id={`${id}-${name}`}
            type="date"
            defaultValue={parameters[name] ?? ''}
            className="figures min-w-0 md:w-34"
            onBlur={({ target }) => apply(name, target)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Enter') apply(name, currentTarget);
            }}
          />
        </span>
      ))}
    </span>
  );
}
