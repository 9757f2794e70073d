'use client';
import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';

type CheckboxGroupProps = {
  name: string;
  label: string;
  options: readonly { value: string; label: string; description: string }[];
};

/** Any number of several choices in a form of the kit, each with what it means. */
export function CheckboxGroup({ name, label, options }: CheckboxGroupProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const present: readonly unknown[] = formState.defaultValues?.[name] ?? [];
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={errorId} className="grid min-w-0 gap-2.5">
      <legend id={`${id}-label`} className="mb-1.5 font-semibold text-ink text-sm">
        {label}
      </legend>
      <div className="grid min-w-0 gap-x-8 gap-y-3 sm:grid-cols-2">
        {options.map((option) => (
          <div key={option.value} className="flex min-w-0 items-start gap-2.5">
            <input
              id={`${id}-${option.value}`}
              type="checkbox"
              value={option.value}
              aria-describedby={`${id}-${option.value}-text`}
              aria-invalid={error ? true : undefined}
              className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
              defaultChecked={present.includes(option.value)}
              {...register(name)}
            />
            <div className="grid min-w-0 gap-0.5 text-sm">
              <label htmlFor={`${id}-${option.value}`} className="wrap-anywhere font-mono text-ink">
                {option.label}
              </label>
              <span id={`${id}-${option.value}-text`} className="text-muted">
                {option.description}
              </span>
            </div>
          </div>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          <span>{error.message}</span>
        </p>
      ) : null}
    </fieldset>
  );
}
