'use client';
import { useId, useState } from 'react';
import { type CompanyChoice, CompanyPicker } from '@/components/receivables/company-picker';
import { Checkbox } from '@/components/ui/controls/checkbox';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { RowChoice } from './use-bank-file';

type RowChoicesProps = {
  row: number;
  result: ImportedBankRow;
  choice: RowChoice;
  onSay: (choice: RowChoice) => void;
  texts: Texts['receivables']['bank'];
};

function PayingCompany({ row, choice, onSay, texts }: RowChoicesProps) {
  const [chosen, setChosen] = useState<CompanyChoice>();
  function pick(company: CompanyChoice | null) {
    setChosen(company ?? undefined);
    const { companyId: _, ...rest } = choice;
    onSay(company ? { ...rest, companyId: company.id } : rest);
  }
  return (
    <CompanyPicker
      chosen={chosen}
      onPick={pick}
      placeholder={texts.choices.company}
      aria-label={fillText(texts.choices.companyOf, { row: String(row) })}
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
      {hasPicker ? <PayingCompany {...props} /> : null}
    </span>
  );
}
