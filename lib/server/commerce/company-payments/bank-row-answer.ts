import 'server-only';
import { BANK_ROW } from '@/lib/shared/messages/bank-row-messages';
import { toDollars } from '@/lib/shared/numbers/money';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
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
