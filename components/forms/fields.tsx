'use client';
import { type ComponentProps, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Textarea } from '@/components/ui/controls/textarea';

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
