import { useLanguage } from '#use-language';
import { ownBudgetFact } from '@/components/companies/rules/own-budget-fact';
import { DeskSection } from '@/components/desk/desk-section';
import { FactList } from '@/components/ui/panel';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { OwnBudget } from '@/lib/shared/companies/rules.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CompanyStandingProps = {
  /** That the reader's own orders count in. */
  budget?: OwnBudget | undefined;
  /** In dollars; of a company that orders on account, for its approvers. */
  owed?: { balance: number; overdue: number } | undefined;
  texts: Pick<Texts, 'account' | 'approvals' | 'statement'>;
};

export function CompanyStanding({
  budget,
  owed,
  texts: { account, approvals, statement },
}: CompanyStandingProps) {
  const language = useLanguage();
  if (!budget && !owed) return null;
  const { balance, overdue } = statement.figures;
  const all = owed
    ? { href: COMPANY_ROUTES.tab('statement'), label: account.company.statement }
    : { href: ROUTES.company, label: account.company.page };
  return (
    <DeskSection heading={account.company.heading} all={all}>
      <div className="figures pt-2 text-sm">
        <FactList
          facts={[
            ...(budget ? [ownBudgetFact(budget, approvals, language)] : []),
            ...(owed ? ([[balance, formatDollars(owed.balance, language)]] as const) : []),
            ...(owed && owed.overdue > 0
              ? ([
                  [
                    overdue,
                    <span key="overdue" className="font-semibold text-danger">
                      {formatDollars(owed.overdue, language)}
                    </span>,
                  ],
                ] as const)
              : []),
          ]}
        />
      </div>
    </DeskSection>
  );
}
