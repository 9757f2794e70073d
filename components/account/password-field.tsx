'use client';
import { type ComponentProps, useState } from 'react';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/controls/button';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'aside'> & {
  texts: { show: string; hide: string };
};

/** What is typed can be shown. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <Button variant="link" size="sm" onClick={() => setShown(!isShown)}>
          {isShown ? texts.hide : texts.show}
        </Button>
      }
    />
  );
}
