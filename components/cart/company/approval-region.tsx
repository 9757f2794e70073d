'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import { needText } from '@/components/approvals/shown-need';
import { translate } from '@/lib/client/language/translations';
import type { ApprovalPreview } from '@/lib/shared/approvals/approval.schema';
import { periodLabel } from '@/lib/shared/approvals/period-label';
import { formatDollars } from '@/lib/shared/numbers/money';
import { nameList } from '@/lib/shared/text/name-list';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ApprovalRegionProps = {
  preview: ApprovalPreview;
  /** Its problems of credit are beside the choice of payment. */
  isOnAccount: boolean;
  texts: Pick<Texts['cartCompany'], 'approval' | 'needs'>;
};

/** Who has to say yes to the cart, and what is left of the member's budget. */
export function ApprovalRegion({ preview, isOnAccount, texts }: ApprovalRegionProps) {
  const id = useId();
  const language = useLanguage();
  const { approval, needs: words } = texts;
  const { needs, budget } = preview;
  const problems = isOnAccount ? [] : preview.problems;
  const money = (dollars: number) => formatDollars(dollars, language);
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2 rounded-md border border-line p-3 text-sm">
      <h3 id={id} className="font-semibold text-ink text-sm">
        {approval.heading}
      </h3>
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
                    ? fillText(approval.answeredBy, {
                        names: nameList(need.approvers, 'disjunction', language),
                      })
                    : approval.nobody}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : problems.length === 0 ? (
        <p className="text-muted">{approval.none}</p>
      ) : null}
      {budget ? (
        <dl className="grid gap-0.5 border-line border-t pt-2">
          <dt className="font-medium text-ink">{approval.budget}</dt>
          <dd className="figures wrap-anywhere">
            {fillText(approval.leftOf, {
              left: money(budget.left),
              limit: money(budget.limit),
              period: periodLabel(budget.period, words.quarter, language),
            })}
          </dd>
          <dd className={budget.leftAfter < 0 ? 'figures text-danger' : 'figures text-muted'}>
            {fillText(budget.leftAfter < 0 ? approval.passed : approval.after, {
              amount: money(Math.abs(budget.leftAfter)),
            })}
          </dd>
        </dl>
      ) : null}
    </section>
  );
}
