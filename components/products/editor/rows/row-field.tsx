'use client';
import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';
import { Select } from '@/components/ui/controls/select';

type RowFieldProps = {
  /** `specs.0.value` */
  name: string;
  label: string;
  className?: string;
};

function useRowField(name: string) {
  const id = useId();
  const { register, getFieldState, getValues, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  // Rendered by the server too, where nothing is registered yet.
  const defaultValue = String(getValues(name) ?? '');
  return { id, error: error?.message, control: { defaultValue, ...register(name) } };
}

export function RowTextField({
  name,
  label,
  className,
  ...input
}: RowFieldProps & Omit<ComponentProps<'input'>, 'name' | 'id'>) {
  const { id, error, control } = useRowField(name);
  return (
    <Field id={id} label={label} error={error} className={className}>
      {(own) => <Input autoComplete="off" {...input} {...own} {...control} />}
    </Field>
  );
}

type RowSelectFieldProps = RowFieldProps & { options: readonly (readonly [value: string, label: string])[] };

export function RowSelectField({ name, label, className, options }: RowSelectFieldProps) {
  const { id, error, control } = useRowField(name);
  return (
    <Field id={id} label={label} error={error} className={className}>
      {(own) => (
        <Select {...own} {...control}>
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
