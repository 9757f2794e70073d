'use client';
import { useId } from 'react';
import { Field, Select } from '@/components/ui/controls/field';
import { type BankColumns, BY_SIGN, NONE } from '@/lib/client/bank-file/guess-columns';
import type { DayOrder } from '@/lib/shared/tables/days';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ChosenFile } from './use-bank-file';

const NAMES = ['date', 'text', 'reference', 'payer', 'amount', 'direction', 'incoming', 'outgoing'] as const;
const ORDERS = ['day-first', 'month-first'] as const;

type BankColumnsFieldsProps = {
  file: ChosenFile;
  onChange: (name: keyof BankColumns, place: number) => void;
  onDayOrder: (order: DayOrder | null) => void;
  texts: Texts['receivables']['bank']['columns'];
};

/** Asks which column of the file holds what, and what else the file does not say by itself. */
export function BankColumnsFields({ file, onChange, onDayOrder, texts }: BankColumnsFieldsProps) {
  const id = useId();
  const { columns, table, dayOrder, asksDayOrder } = file;
  const hasPair = columns.incoming !== NONE || columns.outgoing !== NONE;
  const noneOf: Record<keyof BankColumns, string> = {
    ...{ date: texts.pick, text: texts.pick, reference: texts.none, payer: texts.none },
    ...{ amount: hasPair ? texts.none : texts.pick, direction: texts.pick },
    ...{ incoming: texts.none, outgoing: texts.none },
  };
  const shown = NAMES.filter((name) => name !== 'direction' || columns.amount !== NONE);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {shown.map((name) => (
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
              <option value={NONE}>{noneOf[name]}</option>
              {name === 'direction' ? <option value={BY_SIGN}>{texts.bySign}</option> : null}
              {table.headings.map((heading, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file stay where they are, and may share a name.
                <option key={place} value={place}>
                  {heading.trim() || String(place + 1)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      {asksDayOrder ? (
        <Field id={`${id}-days`} label={texts.dayOrder}>
          {(control) => (
            <Select
              {...control}
              look="compact"
              value={dayOrder ?? ''}
              onChange={({ target }) => onDayOrder(ORDERS.find((order) => order === target.value) ?? null)}
            >
              <option value="">{texts.pick}</option>
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {texts.orders[order]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : null}
    </div>
  );
}
