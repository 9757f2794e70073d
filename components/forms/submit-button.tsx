'use client';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/controls/button';

export function SubmitButton({ busy = false, ...rest }: ButtonProps) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" busy={busy || formState.isSubmitting} />;
}
