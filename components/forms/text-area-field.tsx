'use client';
import { type ComponentProps, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
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
