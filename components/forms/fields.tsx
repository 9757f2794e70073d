'use client';
import { CircleAlert } from 'lucide';
import { type ComponentProps, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, Input } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Textarea } from '@/components/ui/controls/textarea';
import { Icon } from '@/components/ui/icon';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'maxLength'> & {
  name: string;
  label: string;
  description?: string;
  /** Shows the number of characters used; the schema, not the browser, refuses more. */
  countTo?: number;
};

export function TextAreaField({ name, label, description, countTo, className, ...area }: TextAreaFieldProps) {
  const id = useId();
  const { register, getFieldState, formState, control: form } = useFormContext();
  const { error } = getFieldState(name, formState);
  const value: unknown = useWatch({ control: form, name });
  const used = typeof value === 'string' ? [...value.trim()].length : 0;
  return (
    <Field
      id={id}
      label={label}
      description={description}
      error={error?.message}
      className={className}
      aside={
        countTo ? (
          <span aria-hidden="true" className="figures text-muted text-xs">
            {used}/{countTo}
          </span>
        ) : null
      }
    >
      {(control) => (
        <Textarea defaultValue={formState.defaultValues?.[name]} {...area} {...control} {...register(name)} />
      )}
    </Field>
  );
}

type SelectFieldProps = {
  name: string;
  label: string;
  /** The empty option; without it an option is always selected. */
  placeholder?: string;
  description?: string;
  options: readonly (readonly [value: string, label: string])[];
  autoComplete?: string;
  required?: boolean;
  className?: string;
};

export function SelectField(props: SelectFieldProps) {
  const { name, label, placeholder, description, options, autoComplete, required, className } = props;
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return (
    <Field
      id={id}
      label={label}
      error={error?.message}
      description={description}
      required={required}
      className={className}
    >
      {(control) => (
        <Select
          defaultValue={formState.defaultValues?.[name]}
          autoComplete={autoComplete}
          {...control}
          {...register(name)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type LockedFieldProps = { label: string; value: string; description?: string; className?: string };

export function LockedField({ label, value, description, className }: LockedFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} description={description} className={className}>
      {(control) => <Input {...control} value={value} readOnly autoComplete="off" />}
    </Field>
  );
}

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
