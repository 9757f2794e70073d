import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { CompanyRow } from '@/lib/shared/companies/company.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CompanyStateBadge } from './company-head';

const NONE = '–';
const FIGURE = 'figures whitespace-nowrap as-table:text-end';
/** A card has name and state, then the other facts in one line where they fit. */
const FACT = 'as-cards:order-2 as-cards:gap-1.5 as-cards:text-xs';

type CompanyTableProps = { companies: readonly CompanyRow[]; texts: Texts['company'] };

export function CompanyTable({ companies, texts }: CompanyTableProps) {
  const language = useLanguage();
  const { columns, heading, byCard, days } = texts.manage;
  return (
    <Table aria-label={heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.number}</TableHeadCell>
          <TableHeadCell>{columns.name}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.members}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.terms}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.creditLimit}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.open}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.overdue}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {companies.map(({ _id, number, name, state, members, termsDays, ...account }) => (
          <TableRow
            key={_id}
            className="as-cards:flex as-cards:flex-wrap as-cards:items-center as-cards:gap-x-4 as-cards:gap-y-0.5"
          >
            <TableCell className={FACT}>
              <span className="font-mono">{number}</span>
            </TableCell>
            <TableCell className="as-cards:min-w-0 as-cards:flex-[1_1_60%]">
              <Link
                href={COMPANY_ROUTES.managed(_id)}
                prefetch={false}
                className="wrap-anywhere line-clamp-1 min-w-0 font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
            </TableCell>
            <TableCell className="as-cards:order-1">
              <CompanyStateBadge state={state} texts={texts} />
            </TableCell>
            <TableCell label={columns.members} className={`${FIGURE} ${FACT}`}>
              {formatNumber(members, language)}
            </TableCell>
            <TableCell label={columns.terms} className={`${FIGURE} ${FACT}`}>
              {termsDays === null ? byCard : fillText(days, { count: formatNumber(termsDays, language) })}
            </TableCell>
            <TableCell
              label={columns.creditLimit}
              className={`${FIGURE} ${FACT} ${termsDays === null ? 'as-cards:hidden' : ''}`}
            >
              {termsDays === null ? NONE : formatDollars(account.creditLimit, language)}
            </TableCell>
            <TableCell label={columns.open} className={`${FIGURE} ${FACT}`}>
              {formatDollars(account.invoiced, language)}
            </TableCell>
            <TableCell
              label={columns.overdue}
              className={`${FIGURE} ${FACT} ${account.overdue > 0 ? 'font-semibold text-danger' : 'as-cards:hidden'}`}
            >
              {account.overdue > 0 ? formatDollars(account.overdue, language) : NONE}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
