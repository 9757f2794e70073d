'use client';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

type CheckFieldProps = {
  name: string;
  label: string;
  description?: string;
  /** In a list, where the form’s default values do not say it. */
  isOn?: boolean;
  className?: string;
};

/** A yes or no in a form of the kit. */
export function CheckField({ name, label, description, isOn, className }: CheckFieldProps) {
  const id = useId();
  const { register, formState } = useFormContext();
  const descriptionId = description ? `${id}-description` : undefined;
  return (
    <div className={clsx('flex min-w-0 items-start gap-2.5', className)}>
      <input
        id={id}
        type="checkbox"
        aria-describedby={descriptionId}
        className="mt-0.5 size-4.5 shrink-0 accent-(--color-accent-strong)"
        defaultChecked={isOn ?? formState.defaultValues?.[name] === true}
        {...register(name)}
      />
      <div className="grid min-w-0 gap-0.5 text-sm">
        <label htmlFor={id} className="font-semibold text-ink">
          {label}
        </label>
        {description ? (
          <span id={descriptionId} className="text-muted">
            {description}
          </span>
        ) : null}
      </div>
    </div>
  );
}
