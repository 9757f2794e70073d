import { clsx } from 'clsx';
import { CircleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

export type FieldControlProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  id: string;
  label: string;
  description?: string | undefined;
  /** Empty: marked without a sentence. */
  error?: string | undefined;
  /** Marked beside its label. */
  required?: boolean | undefined;
  aside?: ReactNode;
  className?: string | undefined;
  children: (control: FieldControlProps) => ReactNode;
};

/** Product §11.2. */
export function Field({
  id,
  label,
  description,
  error,
  required = false,
  aside,
  className,
  children,
}: FieldProps) {
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, descriptionId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label
          htmlFor={id}
          // Marked by app/globals.css, beside the label's name: `aria-required` says it.
          data-required={required || undefined}
          className="font-semibold text-ink text-sm"
        >
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {error ? (
        <p id={errorId} className="flex items-start gap-1.5 font-medium text-danger text-sm">
          <Icon node={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {description ? (
        <p id={descriptionId} className="text-muted text-sm">
          {description}
        </p>
      ) : null}
    </div>
  );
}

type InputProps = ComponentProps<'input'> & {
  look?: 'normal' | 'compact';
};

/** 16 px on phones, which would zoom in otherwise. */
export function Input({ look = 'normal', className, ...rest }: InputProps) {
  return (
    <input
      {...rest}
      className={clsx(
        'control w-full text-base',
        look === 'compact' ? 'h-9 px-2 lg:text-sm' : 'h-11 px-3.5',
        className,
      )}
    />
  );
}
