import { useId } from 'react';
import { Field, Input } from '@/components/ui/controls/field';

type ListNameFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
};

export function ListNameField({ label, value, error, onChange }: ListNameFieldProps) {
  return (
    <Field id={useId()} label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={80}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
