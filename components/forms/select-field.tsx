'use client';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';

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
