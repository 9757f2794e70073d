'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { type CompanyChoice, CompanyPicker } from '@/components/receivables/company-picker';
import { Button } from '@/components/ui/controls/button';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure } from '@/lib/client/toasts/toast';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { KeptBankRow } from '@/lib/shared/receivables/bank-file/bank-row.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RowOutcome } from '../bank-file/bank-rows';
import { changeRow, previewRow } from './row-calls';

type RowTexts = { own: Texts['bank']; file: Texts['receivables']['bank'] };

/** By what a screen reader tells rows apart. */
export const nameOf = ({ payer, text, reference }: KeptBankRow) => payer || text || reference;

function proposedOf({ proposal, outcome }: KeptBankRow): CompanyChoice | undefined {
  if (!proposal) return undefined;
  return { id: proposal.companyId, name: outcome?.companyName ?? '', number: '' };
}

/** What a row that waits would do, and for whom: the company that is proposed, or another. */
export function OpenRow({ row, texts }: { row: KeptBankRow; texts: RowTexts }) {
  const { own } = texts;
  const language = useLanguage();
  const [chosen, setChosen] = useState(proposedOf(row));
  const [outcome, setOutcome] = useState<ImportedBankRow | undefined>(row.outcome);
  const { busy, button, run } = useRowAction();
  const text = nameOf(row);
  const isMoney = row.amount > 0;

  async function pick(company: CompanyChoice | null) {
    setChosen(company ?? undefined);
    if (!company) {
      setOutcome(row.outcome);
      return;
    }
    try {
      setOutcome(await previewRow(row, company.id));
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  async function book(): Promise<string> {
    if (!chosen) return '';
    const { companyName = chosen.name } = await changeRow(row._id, { companyId: chosen.id });
    return fillText(own.booked, { amount: formatDollars(row.amount, language), company: companyName });
  }

  async function setAside(): Promise<string> {
    await changeRow(row._id, { state: 'aside' });
    return own.setAside;
  }

  return (
    <div className="grid min-w-0 gap-2 as-table:grid-cols-[minmax(0,1fr)_13rem_auto] as-table:items-center as-table:gap-3">
      <div className="grid min-w-0 gap-1">
        {outcome ? <RowOutcome result={outcome} isBooked={false} texts={texts.file} /> : null}
        {row.proposal?.learned && chosen?.id === row.proposal.companyId ? (
          <span className="text-muted text-xs">{own.learned}</span>
        ) : null}
      </div>
      {isMoney ? (
        <CompanyPicker
          chosen={chosen}
          onPick={(company) => void pick(company)}
          placeholder={own.companyHint}
          aria-label={fillText(own.companyOf, { text })}
          className="min-w-0"
        />
      ) : (
        <span className="as-cards:hidden" />
      )}
      <span className="flex flex-wrap justify-end gap-2 justify-self-end">
        {isMoney ? (
          <Button
            size="xs"
            busy={busy}
            disabled={!chosen}
            aria-label={fillText(own.bookOf, { text })}
            onClick={() => void run(book, sentenceOf)}
          >
            {own.book}
          </Button>
        ) : null}
        <Button
          ref={button}
          size="xs"
          variant="outline"
          busy={busy}
          aria-label={fillText(own.asideOf, { text })}
          onClick={() => void run(setAside, sentenceOf)}
        >
          {own.aside}
        </Button>
      </span>
    </div>
  );
}

export function ReopenButton({ row, texts }: { row: KeptBankRow; texts: Texts['bank'] }) {
  const { busy, button, run } = useRowAction();
  async function reopen(): Promise<string> {
    await changeRow(row._id, { state: 'open' });
    return texts.reopened;
  }
  return (
    <Button
      ref={button}
      size="xs"
      variant="outline"
      busy={busy}
      aria-label={fillText(texts.reopenOf, { text: nameOf(row) })}
      onClick={() => void run(reopen, sentenceOf)}
    >
      {texts.reopen}
    </Button>
  );
}
