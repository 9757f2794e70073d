'use client';
import { useId } from 'react';
import { Field, Input } from '@/components/ui/controls/field';

type LockedFieldProps = { label: string; value: string; description?: string; className?: string };

export function LockedField({ label, value, description, className }: LockedFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} description={description} className={className}>
      {(control) => <Input {...control} value={value} readOnly autoComplete="off" />}
    </Field>
  );
}
