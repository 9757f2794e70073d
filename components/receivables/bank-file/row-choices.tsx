'use client';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Input } from '@/components/ui/controls/field';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { RowChoice } from './use-bank-file';

export type CompanyOption = { id: string; name: string; number: string };

/** Returns a company as the picker's list has it. */
export const optionText = ({ name, number }: CompanyOption) => `${name} (${number})`;

type RowChoicesProps = {
  row: number;
  result: ImportedBankRow;
  choice: RowChoice;
  companies: readonly CompanyOption[];
  /** The id of the list that all pickers share. */
  listId: string;
  onSay: (choice: RowChoice) => void;
  texts: Texts['receivables']['bank'];
};

function CompanyPicker({ row, choice, companies, listId, onSay, texts }: RowChoicesProps) {
  const given = companies.find(({ id }) => id === choice.companyId);
  const [typed, setTyped] = useState(given ? optionText(given) : '');
  function pick(text: string) {
    setTyped(text);
    const company = companies.find((one) => optionText(one) === text || one.number === text.trim());
    if (company?.id === choice.companyId) return;
    const { companyId: _, ...rest } = choice;
    if (company) onSay({ ...rest, companyId: company.id });
    else if (choice.companyId) onSay(rest);
  }
  return (
    <Input
      look="compact"
      list={listId}
      value={typed}
      autoComplete="off"
      placeholder={texts.choices.company}
      aria-label={fillText(texts.choices.companyOf, { row: String(row) })}
      onChange={({ target }) => pick(target.value)}
      className="min-w-40"
    />
  );
}

type TickProps = { isOn: boolean; onTick: (isOn: boolean) => void; label: string; name: string };

function Tick({ isOn, onTick, label, name }: TickProps) {
  const id = useId();
  return (
    <span className="flex items-center gap-2">
      <Checkbox id={id} isOn={isOn} onTick={onTick} aria-label={name} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

/** Offers what can be said of a row before it is booked. */
export function RowChoices(props: RowChoicesProps) {
  const { row, result, choice, onSay, texts } = props;
  const { outcome, code } = result;
  const isPaid = outcome === 'paid' || choice.asCredit === true;
  const isBookable = outcome === 'matched' || outcome === 'skipped';
  const isNobodys = code === 'bank-row-unnamed' || code === 'bank-row-ambiguous';
  const hasPicker = isNobodys || choice.companyId !== undefined;
  if (!isPaid && !isBookable && !hasPicker) return null;
  return (
    <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
      {isPaid ? (
        <Tick
          isOn={choice.asCredit === true}
          onTick={(asCredit) => onSay({ ...choice, asCredit, leaveOut: false })}
          label={texts.choices.credit}
          name={fillText(texts.choices.creditOf, { row: String(row) })}
        />
      ) : null}
      {isBookable && !isPaid ? (
        <Tick
          isOn={choice.leaveOut !== true}
          onTick={(isOn) => onSay({ ...choice, leaveOut: !isOn })}
          label={texts.choices.book}
          name={fillText(texts.choices.bookOf, { row: String(row) })}
        />
      ) : null}
      {hasPicker ? <CompanyPicker {...props} /> : null}
    </span>
  );
}
