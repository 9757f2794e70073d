import type { BankRowDocument } from '@/lib/server/platform/db/documents/receivables';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { BANK_ROW } from '@/lib/shared/messages/bank-row-messages';
import { toDollars } from '@/lib/shared/numbers/money';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { KeptBankRow } from '@/lib/shared/receivables/bank-file/bank-row.schema';
import type { MatchedRow } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import type { PaymentPlan } from '@/lib/shared/receivables/bank-file/open-receivables';
import { fillText } from '@/lib/shared/text/fill-text';

const planAnswer = ({ effect, pays, creditCents }: PaymentPlan) => ({
  effect,
  pays: pays.map(({ invoiceNumber, cents, openCents }) => ({
    invoiceNumber,
    amount: toDollars(cents),
    open: toDollars(openCents),
  })),
  credit: toDollars(creditCents),
});

export function bankRowAnswer(
  { plan, paidBy, ...matched }: MatchedRow,
  companyNames: ReadonlyMap<string, string>,
): ImportedBankRow {
  const name = matched.companyId && companyNames.get(matched.companyId);
  const { day = '', reference = '' } = paidBy ?? {};
  return {
    ...matched,
    ...(name ? { companyName: name } : {}),
    ...(plan ? planAnswer(plan) : {}),
    ...(paidBy ? { paidOn: day, paidBy: reference } : {}),
    message: fillText(BANK_ROW[matched.code], { company: name ?? '', day, reference }),
  };
}

/** What becomes of a row that waits; `learned`: its company is the one that its payer's money was given to. */
export type RowProposal = { matched: MatchedRow; isLearned: boolean };

function proposalOf({ matched, isLearned }: RowProposal): Pick<KeptBankRow, 'proposal'> {
  const { outcome, companyId, invoices = [], plan } = matched;
  if (outcome !== 'matched' || !companyId || !plan) return {};
  const learned = isLearned ? { learned: true as const } : {};
  return { proposal: { companyId, invoices, effect: plan.effect, ...learned } };
}

export function keptRowAnswer(
  row: BankRowDocument,
  companyNames: ReadonlyMap<string, string>,
  proposal?: RowProposal,
): KeptBankRow {
  const { _id, fileId, fileName, date, cents, payer, text, reference, state, companyId, paymentId } = row;
  const company = companyId?.toHexString();
  return {
    ...{ _id: _id.toHexString(), fileId: fileId.toHexString(), ...optionalField('fileName', fileName) },
    ...{ date, amount: toDollars(cents), ...optionalField('payer', payer), text, reference, state },
    ...(proposal ? { ...proposalOf(proposal), outcome: bankRowAnswer(proposal.matched, companyNames) } : {}),
    ...optionalField('companyId', company),
    ...optionalField('companyName', company && companyNames.get(company)),
    ...optionalField('paymentId', paymentId?.toHexString()),
  };
}
