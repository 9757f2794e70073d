import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import type { CompanyRow } from '@/lib/shared/companies/company.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CompanyStateBadge } from './company-head';

const NONE = '–';
/** A card has name and state, then the other facts in one line where they fit. */
const FACT = 'as-cards:order-2 as-cards:gap-1.5 as-cards:text-xs';

type CompanyTableProps = { companies: readonly CompanyRow[]; texts: Pick<Texts, 'columns' | 'company'> };

export function CompanyTable({ companies, texts }: CompanyTableProps) {
  const language = useLanguage();
  const { heading, byCard, days, ...manage } = texts.company.manage;
  const columns = { ...texts.columns, ...manage.columns };
  return (
    <DataTable
      label={heading}
      rows={companies}
      keyOf={({ _id }) => _id}
      opens
      rowClassName="as-cards:flex as-cards:flex-wrap as-cards:items-center as-cards:gap-x-4 as-cards:gap-y-0.5"
      columns={[
        {
          name: columns.number,
          hasLabel: false,
          className: FACT,
          cell: ({ number }) => <span className="font-mono">{number}</span>,
        },
        {
          name: columns.customerNumber,
          isAlone: true,
          hasLabel: false,
          className: ({ customerNumber }) => clsx(FACT, customerNumber === undefined && 'as-cards:hidden'),
          cell: ({ customerNumber = NONE }) => <span className="font-mono">{customerNumber}</span>,
        },
        {
          name: columns.name,
          hasLabel: false,
          className: 'as-cards:min-w-0 as-cards:flex-[1_1_60%]',
          cell: ({ _id, name }) => (
            <CellLink
              isOfRow
              href={COMPANY_ROUTES.managed(_id)}
              className="wrap-anywhere line-clamp-1 min-w-0"
            >
              {name}
            </CellLink>
          ),
        },
        {
          name: columns.state,
          hasLabel: false,
          className: 'as-cards:order-1',
          cell: ({ state }) => <CompanyStateBadge state={state} texts={texts.company} />,
        },
        {
          name: columns.members,
          kind: 'figure',
          isAlone: true,
          className: FACT,
          cell: ({ members }) => formatNumber(members, language),
        },
        {
          name: columns.terms,
          kind: 'figure',
          isAlone: true,
          className: FACT,
          cell: ({ termsDays }) =>
            termsDays === null ? byCard : fillText(days, { count: formatNumber(termsDays, language) }),
        },
        {
          name: columns.creditLimit,
          kind: 'figure',
          isAlone: true,
          className: ({ termsDays }) => clsx(FACT, termsDays === null && 'as-cards:hidden'),
          cell: ({ termsDays, creditLimit }) =>
            termsDays === null ? NONE : formatDollars(creditLimit, language),
        },
        {
          name: columns.open,
          kind: 'figure',
          className: FACT,
          cell: ({ invoiced }) => formatDollars(invoiced, language),
        },
        {
          name: columns.overdue,
          kind: 'figure',
          className: ({ overdue }) =>
            clsx(FACT, overdue > 0 ? 'font-semibold text-danger' : 'as-cards:hidden'),
          cell: ({ overdue }) => (overdue > 0 ? formatDollars(overdue, language) : NONE),
        },
      ]}
    />
  );
}
