'use client';
import { useId, useTransition } from 'react';
import { Select } from '@/components/ui/controls/select';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listHref } from '@/lib/client/page/list-query';

type ListSelectProps = {
  path: string;
  parameters: Record<string, string | undefined>;
  name: string;
  value: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  /** The parameters of each value, where they are not just `name`. */
  addresses?: Readonly<Record<string, Record<string, string | undefined>>>;
  /** Its options say what they are: the label is for screen readers. */
  isCompact?: boolean;
};

export function ListSelect(props: ListSelectProps) {
  const { path, parameters, name, value, label, options, addresses, isCompact = false } = props;
  const id = useId();
  const router = useLocalRouter();
  const [isRunning, start] = useTransition();
  return (
    <span className="no-print flex min-w-0 max-w-full items-center gap-2">
      <label htmlFor={id} className={isCompact ? 'sr-only' : 'shrink-0 text-muted text-sm'}>
        {label}
      </label>
      <Select
        // Remounted: the back button and column heads choose another value.
        key={value}
        id={id}
        look={isCompact ? 'dense' : 'inline'}
        title={isCompact ? label : undefined}
        defaultValue={value}
        aria-busy={isRunning || undefined}
        className="max-w-full"
        onChange={({ target }) => {
          const chosen = addresses?.[target.value] ?? { [name]: target.value };
          start(() => router.push(listHref(path, { ...parameters, ...chosen }), { scroll: false }));
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
