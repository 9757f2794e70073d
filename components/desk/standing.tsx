import { useLanguage } from '#use-language';
import { usageText } from '@/components/companies/rules/budget-usage-text';
import { UsageBar } from '@/components/ui/usage-bar';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { OwnBudget } from '@/lib/shared/companies/rules.schema';
import { formatDollars, toCents, toDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeskSection } from './desk-section';

/** What a company owes and has ordered on account, in dollars. */
export type Owed = { balance: number; overdue: number; reserved: number; limit: number };

type StandingProps = {
  /** That the reader's own orders count in. */
  budget?: OwnBudget | undefined;
  /** For approvers of a company that orders on account. */
  owed?: Owed | undefined;
  texts: Pick<Texts, 'desk' | 'approvals'>;
};

export function Standing({ budget, owed, texts: { desk, approvals } }: StandingProps) {
  const language = useLanguage();
  if (!budget && !owed) return null;
  return (
    <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
      {budget ? (
        <DeskSection heading={desk.budget.heading} all={{ href: ROUTES.company, label: desk.budget.company }}>
          <div className="grid gap-1 pt-2.5">
            <p className="wrap-anywhere font-medium text-ink text-sm">{budget.name}</p>
            <UsageBar
              used={budget.used}
              limit={budget.limit}
              text={usageText(budget, { texts: approvals.rules, quarter: approvals.quarter, language })}
            />
          </div>
        </DeskSection>
      ) : null}
      {owed ? <Balance owed={owed} texts={desk.balance} /> : null}
    </div>
  );
}

function Balance({ owed, texts }: { owed: Owed; texts: Texts['desk']['balance'] }) {
  const language = useLanguage();
  const { balance, overdue, reserved, limit } = owed;
  const money = (dollars: number) => formatDollars(dollars, language);
  const freeCents = toCents(limit) - toCents(balance) - toCents(reserved);
  const used = toDollars(toCents(balance) + toCents(reserved));
  const words = limit === 0 ? texts.usedAlone : freeCents < 0 ? texts.over : texts.used;
  return (
    <DeskSection
      heading={texts.heading}
      all={{ href: COMPANY_ROUTES.tab('statement'), label: texts.statement }}
    >
      <div className="grid gap-1 pt-2.5">
        <p className="figures flex flex-wrap items-baseline gap-x-3 text-sm">
          <span className="font-medium text-ink">{money(balance)}</span>
          {overdue > 0 ? (
            <span className="font-semibold text-danger">
              {fillText(texts.overdue, { amount: money(overdue) })}
            </span>
          ) : null}
        </p>
        <UsageBar
          used={used}
          limit={limit}
          text={fillText(words, {
            used: money(used),
            limit: money(limit),
            free: money(toDollars(freeCents)),
            over: money(toDollars(-freeCents)),
          })}
        />
      </div>
    </DeskSection>
  );
}
