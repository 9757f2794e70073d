'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { translate } from '@/lib/client/language/translations';
import type { OrderApproval } from '@/lib/shared/approvals/approval.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { OrderPayment } from './use-order-payment';

type PaymentChoiceProps = {
  approval: OrderApproval;
  payment: OrderPayment;
  texts: Texts['companyOrder']['payment'];
};

/** Nothing where the company does not order on account. */
export function PaymentChoice({ approval, payment: { payBy, choose }, texts }: PaymentChoiceProps) {
  const id = useId();
  const language = useLanguage();
  const { account, termsDays } = approval;
  if (account === null || termsDays === undefined) return null;
  const { credit, problems } = account;
  const options = [
    ['card', texts.card],
    ['account', fillText(texts.account, { days: formatNumber(termsDays, language) })],
  ] as const;
  return (
    <fieldset
      className="grid min-w-0 gap-2 rounded-md border border-line p-3"
      aria-labelledby={`${id}-legend`}
    >
      <legend id={`${id}-legend`} className="float-start mb-0.5 font-semibold text-ink text-sm">
        {texts.heading}
      </legend>
      {options.map(([value, label]) => (
        <label key={value} className="clear-both flex min-h-6 items-center gap-2.5 text-ink text-sm">
          <input
            type="radio"
            name={`${id}-pay-by`}
            value={value}
            checked={payBy === value}
            aria-describedby={value === 'account' ? `${id}-credit` : undefined}
            onChange={() => choose(value)}
            className="size-4.5 accent-ink"
          />
          {label}
        </label>
      ))}
      <div id={`${id}-credit`} className="grid gap-1 ps-7 text-sm empty:hidden">
        {credit ? (
          <p className="figures text-muted">
            {fillText(texts.credit, { amount: formatDollars(Math.max(0, credit.free), language) })}
          </p>
        ) : null}
        {problems.map(({ code, message }) => (
          <p key={code} className="text-danger">
            {translate({ code }, message)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
