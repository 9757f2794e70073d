'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { UsageBar } from '@/components/ui/usage-bar';
import { listedNames } from '@/lib/client/language/listed-names';
import { translate } from '@/lib/client/language/translations';
import type { ApprovalPreview, OrderApproval } from '@/lib/shared/approvals/approval.schema';
import { periodLabel } from '@/lib/shared/approvals/need-sentence';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { OrderPayment } from './order-button';
import { needText } from './shown-need';

type PaymentAndApprovalProps = {
  /** Null where it cannot be read: the order itself says the same, where it is refused. */
  approval: OrderApproval | null;
  payment: OrderPayment;
  texts: Texts['companyOrder'];
};

/** How a member of a company pays an order, and who has to approve it. */
export function PaymentAndApproval({ approval, payment, texts }: PaymentAndApprovalProps) {
  const { preview, payBy } = payment;
  if (!approval) return null;
  return (
    <>
      <PaymentChoice approval={approval} payment={payment} texts={texts.payment} />
      {preview ? <ApprovalRegion preview={preview} isOnAccount={payBy === 'account'} texts={texts} /> : null}
    </>
  );
}

type PaymentChoiceProps = {
  approval: OrderApproval;
  payment: OrderPayment;
  texts: Texts['companyOrder']['payment'];
};

/** Nothing where the company does not order on account. */
function PaymentChoice({ approval, payment: { payBy, choose }, texts }: PaymentChoiceProps) {
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

type ApprovalRegionProps = {
  preview: ApprovalPreview;
  /** Its problems of credit are beside the choice of payment. */
  isOnAccount: boolean;
  texts: Pick<Texts['companyOrder'], 'approval' | 'needs'>;
};

type LeftProps = {
  label: string;
  left: string;
  /** What is used before this order. */
  used: number;
  limit: number;
  more: number;
  /** Less than 0 where the order is more than is left. */
  leftAfter: number;
  texts: Pick<Texts['companyOrder']['approval'], 'after' | 'passed'>;
};

function Left({ label, left, used, limit, more, leftAfter, texts }: LeftProps) {
  const language = useLanguage();
  const isPassed = leftAfter < 0;
  const after = fillText(isPassed ? texts.passed : texts.after, {
    amount: formatDollars(Math.abs(leftAfter), language),
  });
  return (
    <div className="grid gap-0.5">
      <dt className="font-medium text-ink">{label}</dt>
      <dd className="figures wrap-anywhere">{left}</dd>
      <dd className="py-0.5">
        <UsageBar used={used} more={more} limit={limit} />
      </dd>
      <dd className={isPassed ? 'figures text-danger' : 'figures text-muted'}>{after}</dd>
    </div>
  );
}

/** Who has to approve an order, and what is left of the member's budget and the company's credit, before and after it. */
function ApprovalRegion({ preview, isOnAccount, texts }: ApprovalRegionProps) {
  const id = useId();
  const language = useLanguage();
  const { approval, needs: words } = texts;
  const { needs, budget, credit } = preview;
  const problems = isOnAccount ? [] : preview.problems;
  const money = (dollars: number) => formatDollars(dollars, language);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2 rounded-md border border-line p-3 text-sm">
      <h2 id={id} className="font-semibold text-ink text-sm">
        {approval.heading}
      </h2>
      {problems.map(({ code, message }) => (
        <p key={code} className="text-danger">
          {translate({ code }, message)}
        </p>
      ))}
      {needs.length > 0 ? (
        <>
          <p>{approval.needed}</p>
          <ul className="grid gap-2">
            {needs.map((need) => (
              <li key={`${need.code} ${need.name}`} className="grid gap-0.5">
                <span className="wrap-anywhere font-medium text-ink">
                  {needText(need, { needs: words.sentences, quarter: words.quarter }, language)}
                </span>
                <span className="wrap-anywhere text-muted">
                  {need.approvers.length > 0
                    ? fillText(approval.answeredBy, { names: listedNames(need.approvers, language, 'any') })
                    : approval.nobody}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : problems.length === 0 ? (
        <p className="text-muted">{approval.none}</p>
      ) : null}
      {budget || credit ? (
        <dl className="grid gap-2 border-line border-t pt-2">
          {budget ? (
            <Left
              label={approval.budget}
              left={fillText(approval.leftOf, {
                left: money(budget.left),
                limit: money(budget.limit),
                period: periodLabel(budget.period, words.quarter, language),
              })}
              used={budget.limit - budget.left}
              limit={budget.limit}
              more={budget.left - budget.leftAfter}
              leftAfter={budget.leftAfter}
              texts={approval}
            />
          ) : null}
          {credit ? (
            <Left
              label={approval.credit}
              left={fillText(approval.creditOf, { left: money(credit.free), limit: money(credit.limit) })}
              used={credit.limit - credit.free}
              limit={credit.limit}
              more={credit.free - credit.freeAfter}
              leftAfter={credit.freeAfter}
              texts={approval}
            />
          ) : null}
        </dl>
      ) : null}
    </section>
  );
}
