'use client';
import { type ComponentProps, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';

type PasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'description'> & {
  autoComplete: 'current-password' | 'new-password';
  texts: { show: string; hide: string };
};

/** Required. What is typed can be shown. */
export function PasswordField({ name, label, description, autoComplete, texts }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return (
    <Field
      id={id}
      label={label}
      description={description}
      error={error?.message}
      required
      aside={
        <Button variant="link" size="sm" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
      }
    >
      {(control) => (
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...register(name)}
        />
      )}
    </Field>
  );
}
