import { useId } from 'react';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import type { ImportTexts } from './use-import';

/** The sheets of a workbook, and the one that was read; undefined where none was found. */
export type Book = { sheets: readonly string[]; sheet?: string | undefined };

type SheetChoiceProps = {
  book: Book;
  isBusy: boolean;
  onChoose: (sheet: string) => void;
  texts: ImportTexts;
};

/** Says which sheet of a workbook is looked at, and turns to another. */
export function SheetChoice({ book: { sheets, sheet = '' }, isBusy, onChoose, texts }: SheetChoiceProps) {
  return (
    <Field id={useId()} label={texts.sheet}>
      {(control) => (
        <Select
          {...control}
          look="inline"
          value={sheet}
          disabled={isBusy}
          onChange={({ target }) => onChoose(target.value)}
        >
          {sheet === '' ? <option value="" /> : null}
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
