'use client';
import { useId } from 'react';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import type { BankColumns } from '@/lib/shared/company/read-bank-file';
import type { Texts } from '@/lib/shared/texts/texts-for';

const NAMES = ['date', 'amount', 'text', 'reference'] as const;

type BankColumnsFieldsProps = {
  headings: readonly string[];
  columns: BankColumns;
  onChange: (name: keyof BankColumns, place: number) => void;
  texts: Texts['companyAccount']['bank']['columns'];
};

/** Which column of the file holds what. */
export function BankColumnsFields({ headings, columns, onChange, texts }: BankColumnsFieldsProps) {
  const id = useId();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {NAMES.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={texts[name]}
          description={name === 'reference' ? texts.hint : undefined}
        >
          {(control) => (
            <Select
              {...control}
              look="compact"
              value={columns[name]}
              onChange={({ target }) => onChange(name, Number(target.value))}
            >
              <option value={-1}>{name === 'reference' ? texts.none : texts.pick}</option>
              {headings.map((heading, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are, and may share a name.
                <option key={place} value={place}>
                  {heading.trim() || String(place + 1)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </div>
  );
}
