'use client';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RepeatedPoNumber } from './repeated-po-number';

export type OrderWordsTexts = Pick<
  Texts['cart']['order'],
  'poNumber' | 'poNumberHint' | 'note' | 'noteHint' | 'samePoNumber'
>;

type PoNumberFieldProps = { required?: boolean; texts: OrderWordsTexts };

export function PoNumberField({ required, texts }: PoNumberFieldProps) {
  return (
    <>
      <TextField
        name="poNumber"
        label={texts.poNumber}
        placeholder={required ? undefined : texts.poNumberHint}
        autoComplete="off"
        required={required}
      />
      <RepeatedPoNumber texts={texts.samePoNumber} />
    </>
  );
}

export function NoteField({ texts }: { texts: OrderWordsTexts }) {
  return (
    <TextAreaField
      name="note"
      label={texts.note}
      placeholder={texts.noteHint}
      autoComplete="off"
      rows={1}
      className="[&_textarea]:field-sizing-content [&_textarea]:min-h-11"
    />
  );
}
