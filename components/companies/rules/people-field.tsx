'use client';
import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';

export type PersonOption = { userId: string; name: string };

type PeopleFieldProps = {
  name: string;
  label: string;
  description?: string;
  people: readonly PersonOption[];
};

/** Any number of the company's people. */
export function PeopleField({ name, label, description, people }: PeopleFieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      aria-describedby={
        [errorId, description ? `${id}-text` : undefined].filter(Boolean).join(' ') || undefined
      }
      className="grid min-w-0 gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-ink text-sm">{label}</legend>
      <div className="grid max-h-52 min-w-0 gap-x-6 gap-y-1 overflow-y-auto rounded-md border border-line px-3 py-1.5 sm:grid-cols-2">
        {people.map((person) => (
          <label key={person.userId} className="flex min-h-8 min-w-0 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              value={person.userId}
              aria-invalid={error ? true : undefined}
              className="size-4.5 shrink-0 accent-(--color-accent-strong)"
              {...register(name)}
            />
            <span className="wrap-anywhere min-w-0">{person.name}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          <span>{error.message}</span>
        </p>
      ) : null}
      {description ? (
        <p id={`${id}-text`} className="text-muted text-sm">
          {description}
        </p>
      ) : null}
    </fieldset>
  );
}
