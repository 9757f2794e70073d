'use client';
import { useEffect, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { translate } from '@/lib/client/language/translations';
import type { CartApproval } from '@/lib/shared/approvals/approval.schema';
import { usualPayment } from '@/lib/shared/approvals/usual-payment';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type PaymentChoiceProps = {
  approval: CartApproval;
  texts: Texts['cartCompany']['payment'];
};

/** Chosen at first: on account, unless such an order would be refused. */
export function PaymentChoice({ approval, texts }: PaymentChoiceProps) {
  const id = useId();
  const language = useLanguage();
  const { control, setValue } = useFormContext();
  const isChosen = useRef(false);
  const payBy: unknown = useWatch({ control, name: 'payBy' });
  const { account, termsDays } = approval;
  const hasAccount = account !== null && termsDays !== undefined;
  const problems = account?.problems ?? [];
  const usual = usualPayment(approval);

  useEffect(() => {
    if (!isChosen.current) setValue('payBy', usual);
  }, [usual, setValue]);

  if (!hasAccount) return null;
  const { credit } = account;
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
            onChange={() => {
              isChosen.current = true;
              setValue('payBy', value);
            }}
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
