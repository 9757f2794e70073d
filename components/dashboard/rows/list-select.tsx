'use client';
import { useId, useTransition } from 'react';
import { Select } from '@/components/ui/controls/select';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listHref } from '@/lib/shared/calls/list-query';

type ListSelectProps = {
  /** The list's path, and the other parameters of its address; the page starts over. */
  path: string;
  keep: Record<string, string | undefined>;
  name: string;
  /** The empty one is that of a list without the parameter. */
  value: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** Chooses a filter or the order of a list among many; the list follows at once. */
export function ListSelect({ path, keep, name, value, label, options }: ListSelectProps) {
  const id = useId();
  const router = useLocalRouter();
  const [isRunning, start] = useTransition();
  return (
    <span className="no-print flex min-w-0 max-w-full items-center gap-2">
      <label htmlFor={id} className="shrink-0 text-muted text-sm">
        {label}
      </label>
      <Select
        // Back and the heads of columns choose another.
        key={value}
        id={id}
        look="inline"
        defaultValue={value}
        aria-busy={isRunning || undefined}
        className="max-w-full"
        onChange={({ target }) => {
          const chosen = target.value;
          start(() => router.push(listHref(path, { ...keep, [name]: chosen }), { scroll: false }));
        }}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </span>
  );
}
