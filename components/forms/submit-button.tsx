'use client';
import { useFormContext } from 'react-hook-form';
import { Button, type ButtonProps } from '@/components/ui/controls/button';

/** The button that sends a form of the kit: busy and pressed once only while the call runs. */
export function SubmitButton({ busy = false, ...rest }: ButtonProps) {
  const { formState } = useFormContext();
  return <Button {...rest} type="submit" busy={busy || formState.isSubmitting} />;
}
