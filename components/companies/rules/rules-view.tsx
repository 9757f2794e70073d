import { useLanguage } from '#use-language';
import { Panel } from '@/components/ui/panel';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { listedNames } from '@/lib/client/language/names';
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
          <Table aria-label={texts.rulesHeading}>
            <TableHead>
              <TableRow>
                <TableHeadCell>{texts.name}</TableHeadCell>
                <TableHeadCell>{texts.over}</TableHeadCell>
                <TableHeadCell>{texts.appliesTo}</TableHeadCell>
                <TableHeadCell>{texts.approvedBy}</TableHeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rules.map(({ id, name, over, who, approvers }) => (
                <TableRow key={id}>
                  <TableCell label={texts.name}>
                    <span className="wrap-anywhere min-w-0 font-semibold text-ink">{name}</span>
                  </TableCell>
                  <TableCell label={texts.over} className="figures whitespace-nowrap">
                    {over === 0 ? texts.everyOrder : money(over)}
                  </TableCell>
                  <TableCell label={texts.appliesTo}>
                    <span className="wrap-anywhere min-w-0">
                      {who === 'everyone' ? texts.everyone : people(who)}
                    </span>
                  </TableCell>
                  <TableCell label={texts.approvedBy}>
                    <span className="wrap-anywhere min-w-0">
                      {approvers === 'approvers' ? texts.anyApprover : people(approvers)}
                    </span>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ) : null}
      </Panel>
      <Panel heading={texts.budgetsHeading}>
        {budgets.length === 0 ? <p className="text-muted text-sm">{texts.noBudgets}</p> : null}
        {budgets.length > 0 ? (
          <Table aria-label={texts.budgetsHeading}>
            <TableHead>
              <TableRow>
                <TableHeadCell>{texts.name}</TableHeadCell>
                <TableHeadCell>{texts.period}</TableHeadCell>
                <TableHeadCell className="as-table:text-end">{texts.limit}</TableHeadCell>
                <TableHeadCell className="as-table:text-end">{texts.usedColumn}</TableHeadCell>
                <TableHeadCell className="as-table:text-end">{texts.leftColumn}</TableHeadCell>
                <TableHeadCell>{texts.members}</TableHeadCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {budgets.map((budget) => (
                <TableRow key={budget.id}>
                  <TableCell label={texts.name}>
                    <span className="wrap-anywhere min-w-0 font-semibold text-ink">{budget.name}</span>
                  </TableCell>
                  <TableCell label={texts.period}>
                    {periodLabel(budget.currentPeriod, quarter, language)}
                  </TableCell>
                  <TableCell label={texts.limit} className="figures whitespace-nowrap as-table:text-end">
                    {money(budget.limit)}
                  </TableCell>
                  <TableCell label={texts.usedColumn} className="figures whitespace-nowrap as-table:text-end">
                    {money(budget.used)}
                  </TableCell>
                  <TableCell label={texts.leftColumn} className="figures whitespace-nowrap as-table:text-end">
                    {budget.used > budget.limit
                      ? fillText(texts.overBy, { over: money(budget.used - budget.limit) })
                      : money(budget.left)}
                  </TableCell>
                  <TableCell label={texts.members}>
                    <span className="wrap-anywhere min-w-0">{people(budget.memberIds)}</span>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        ) : null}
      </Panel>
    </>
  );
}
