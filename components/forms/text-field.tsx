'use client';
import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, Input } from '@/components/ui/controls/field';

type TextFieldProps = Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  name: string;
  label: string;
  description?: string;
};

/** `required` marks the field; the schema, not the browser, refuses what is missing. */
export function TextField(props: TextFieldProps) {
  const { name, label, description, required, className, ...input } = props;
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return (
    <Field
      id={id}
      label={label}
      description={description}
      error={error?.message}
      required={required}
      className={className}
    >
      {(control) => (
        <Input defaultValue={formState.defaultValues?.[name]} {...input} {...control} {...register(name)} />
      )}
    </Field>
  );
}
