'use client';
import { useId } from 'react';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { RETURN_LENGTHS } from '@/lib/shared/returns/return.schema';

type InstructionsFieldProps = {
  value: string;
  texts: { instructions: string; instructionsHint: string };
  onChange: (value: string) => void;
};

export function InstructionsField({ value, texts, onChange }: InstructionsFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={texts.instructions} description={texts.instructionsHint}>
      {(control) => (
        <Textarea
          {...control}
          className="min-h-16!"
          rows={2}
          maxLength={RETURN_LENGTHS.instructions}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
