import { useLanguage } from '#use-language';
import { Panel } from '@/components/ui/panel';
import { CellText, DataTable } from '@/components/ui/tables/data-table';
import { UsageBar } from '@/components/ui/usage-bar';
import { listedNames } from '@/lib/client/language/listed-names';
import { periodLabel } from '@/lib/shared/approvals/need-sentence';
import type { Company } from '@/lib/shared/companies/company.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RulesViewProps = {
  company: Pick<Company, 'members' | 'rules' | 'budgets'>;
  texts: Pick<Texts['approvals'], 'rules' | 'quarter'>;
};

/** Rules and budgets for those who do not change them. */
export function RulesView({ company, texts: { rules: texts, quarter } }: RulesViewProps) {
  const language = useLanguage();
  const { members, rules = [], budgets = [] } = company;
  const names = new Map(members.map(({ userId, name }) => [userId, name]));
  const people = (ids: readonly string[]) => {
    const named = ids.flatMap((id) => names.get(id) ?? []);
    return ids.length === 0 ? texts.nobody : listedNames(named, language, 'all');
  };
  const money = (dollars: number) => formatDollars(dollars, language);
  return (
    <>
      <Panel heading={texts.rulesHeading}>
        {rules.length === 0 ? <p className="text-muted text-sm">{texts.noRules}</p> : null}
        {rules.length > 0 ? (
          <DataTable
            label={texts.rulesHeading}
            rows={rules}
            keyOf={({ id }) => id}
            columns={[
              { name: texts.name, cell: ({ name }) => <CellText isStrong>{name}</CellText> },
              {
                name: texts.over,
                className: 'figures whitespace-nowrap',
                cell: ({ over }) => (over === 0 ? texts.everyOrder : money(over)),
              },
              {
                name: texts.appliesTo,
                cell: ({ who }) => <CellText>{who === 'everyone' ? texts.everyone : people(who)}</CellText>,
              },
              {
                name: texts.approvedBy,
                cell: ({ approvers }) => (
                  <CellText>{approvers === 'approvers' ? texts.anyApprover : people(approvers)}</CellText>
                ),
              },
            ]}
          />
        ) : null}
      </Panel>
      <Panel heading={texts.budgetsHeading}>
        {budgets.length === 0 ? <p className="text-muted text-sm">{texts.noBudgets}</p> : null}
        {budgets.length > 0 ? (
          <DataTable
            label={texts.budgetsHeading}
            rows={budgets}
            keyOf={({ id }) => id}
            columns={[
              { name: texts.name, cell: ({ name }) => <CellText isStrong>{name}</CellText> },
              {
                name: texts.period,
                cell: ({ currentPeriod }) => periodLabel(currentPeriod, quarter, language),
              },
              { name: texts.limit, kind: 'figure', cell: ({ limit }) => money(limit) },
              {
                name: texts.usedColumn,
                kind: 'figure',
                cell: (budget) => (
                  <span className="grid gap-1">
                    {money(budget.used)}
                    <UsageBar used={budget.used} limit={budget.limit} />
                  </span>
                ),
              },
              {
                name: texts.leftColumn,
                kind: 'figure',
                cell: ({ used, limit, left }) =>
                  used > limit ? (
                    <span className="font-semibold text-danger">
                      {fillText(texts.overBy, { over: money(used - limit) })}
                    </span>
                  ) : (
                    money(left)
                  ),
              },
              { name: texts.members, cell: ({ memberIds }) => <CellText>{people(memberIds)}</CellText> },
            ]}
          />
        ) : null}
      </Panel>
    </>
  );
}
