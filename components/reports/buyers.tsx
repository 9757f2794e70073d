import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { FiguresTable } from '@/components/ui/tables/figures-table';
import { listHref } from '@/lib/client/page/list-query';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Overview } from '@/lib/shared/reports/overview.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { NAMES, OverviewLink } from './rankings';

export function TopCustomers({ customers, texts }: { customers: Overview['customers']; texts: Texts }) {
  const language = useLanguage();
  const own = texts.overview.customers;
  if (customers.length === 0) return <p className="text-muted">{own.none}</p>;
  return (
    <FiguresTable
      columns={[
        { heading: own.customer, className: NAMES },
        { heading: own.orders, isFigure: true },
        { heading: own.revenue, isFigure: true },
      ]}
      rows={customers.map(({ _id, name, orders, revenue }) => ({
        key: _id,
        cells: [
          name === null ? (
            texts.privacy.closed.buyer
          ) : (
            <Link
              key="name"
              href={ROUTES.customer(_id)}
              prefetch={false}
              className="wrap-anywhere font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {name}
            </Link>
          ),
          formatNumber(orders, language),
          formatDollars(revenue, language),
        ],
      }))}
    />
  );
}

export function TopCompanies({
  companies,
  texts: { companies: own, customers },
}: {
  companies: Overview['companies'];
  texts: Texts['overview'];
}) {
  const language = useLanguage();
  if (companies.length === 0) return <p className="text-muted">{own.none}</p>;
  return (
    <FiguresTable
      columns={[
        { heading: own.company, className: NAMES },
        { heading: customers.orders, isFigure: true },
        { heading: customers.revenue, isFigure: true },
      ]}
      rows={companies.map(({ _id, number, name, orders, revenue }) => ({
        key: number,
        cells: [
          _id ? (
            <Link
              key="name"
              href={COMPANY_ROUTES.managed(_id)}
              prefetch={false}
              className="wrap-anywhere font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            >
              {name}
            </Link>
          ) : (
            name
          ),
          formatNumber(orders, language),
          formatDollars(revenue, language),
        ],
      }))}
    />
  );
}

/** What companies owe at this moment. */
export function OwedFigures({ owed, texts }: { owed: Overview['owed']; texts: Texts['overview']['owed'] }) {
  const language = useLanguage();
  const { open, overdue, credit } = owed;
  if (open === 0 && credit === 0) return <p className="text-muted">{texts.none}</p>;
  const figures = [
    ['open', open, 'text-ink'],
    ['overdue', overdue, overdue > 0 ? 'text-danger' : 'text-ink'],
    ['credit', credit, 'text-ink'],
  ] as const;
  return (
    <>
      <dl className="figures grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-6 gap-y-3">
        {figures.map(([name, dollars, color]) => (
          <div key={name}>
            <dt className="text-muted text-sm">{texts[name]}</dt>
            <dd className={`font-extrabold text-xl tracking-[-0.02em] ${color}`}>
              {formatDollars(dollars, language)}
            </dd>
          </div>
        ))}
      </dl>
      {overdue > 0 ? (
        <OverviewLink href={listHref(ROUTES.companies, { overdue: 'true' })}>{texts.all}</OverviewLink>
      ) : null}
    </>
  );
}
