'use client';
import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';

type TextFieldProps = Omit<ComponentProps<'input'>, 'name' | 'id'> & {
  name: string;
  label: string;
  description?: string;
};

export function TextField({ name, label, description, className, ...input }: TextFieldProps) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return (
    <Field id={id} label={label} description={description} error={error?.message} className={className}>
      {(control) => (
        <Input defaultValue={formState.defaultValues?.[name]} {...input} {...control} {...register(name)} />
      )}
    </Field>
  );
}
