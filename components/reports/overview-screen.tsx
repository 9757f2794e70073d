import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { Panel } from '@/components/ui/panel';
import { formatDollars, toCents, toDollars } from '@/lib/shared/numbers/money';
import { formatNumber, formatPercentChange } from '@/lib/shared/numbers/numbers';
import type { Overview, Sales } from '@/lib/shared/reports/overview.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OwedFigures, TopCompanies, TopCustomers } from './buyers';
import { BestTools, LowStock, MissedSearches, OutOfStock } from './rankings';
import { SalesPlots } from './sales-plots';
import { OrdersToShip, UnpaidOrdersPanel } from './waiting-orders';

type OverviewScreenProps = {
  overview: Overview;
  overdue: number;
  nextToShip?: ReactNode;
  texts: Texts;
};

/** Each as high as what is in it: two columns of panels, in their order. */
const COLUMNS = 'gap-6 max-xl:grid xl:columns-2 xl:*:mb-6 xl:*:break-inside-avoid';

/** Product §9.10. */
export function OverviewScreen({ overview, overdue, nextToShip, texts }: OverviewScreenProps) {
  const own = texts.overview;
  const hasSales = overview.now.orders + overview.before.orders + overview.now.refunds > 0;
  return (
    <div className="grid gap-6">
      <Panel heading={own.sales.heading}>
        {hasSales ? (
          <>
            <SalesFigures overview={overview} texts={own.sales} />
            <SalesPlots overview={overview} texts={own} />
          </>
        ) : (
          <p className="text-muted">{own.sales.empty}</p>
        )}
      </Panel>
      <div className={COLUMNS}>
        <Panel heading={own.toShip.heading}>
          {nextToShip}
          <OrdersToShip
            toShip={overview.toShip}
            overdue={overdue}
            timeZone={overview.timeZone}
            texts={texts}
          />
        </Panel>
        <Panel heading={own.unpaid.heading}>
          <UnpaidOrdersPanel unpaid={overview.unpaid} timeZone={overview.timeZone} texts={texts} />
        </Panel>
        <Panel heading={own.owed.heading}>
          <OwedFigures owed={overview.owed} texts={own.owed} />
        </Panel>
        <Panel heading={own.companies.heading}>
          <TopCompanies companies={overview.companies} texts={own} />
        </Panel>
        <Panel heading={own.tools.heading}>
          <BestTools tools={overview.tools} texts={own.tools} />
        </Panel>
        <Panel heading={own.customers.heading}>
          <TopCustomers customers={overview.customers} texts={texts} />
        </Panel>
        <Panel heading={own.low.heading}>
          <LowStock tools={overview.stock.low} texts={own.low} />
        </Panel>
        <Panel heading={own.out.heading}>
          <OutOfStock stock={overview.stock} texts={own} />
        </Panel>
        <Panel heading={own.searches.heading}>
          <MissedSearches searches={overview.searches} texts={own.searches} />
        </Panel>
      </div>
    </div>
  );
}

type SalesFiguresProps = { overview: Pick<Overview, 'now' | 'before'>; texts: Texts['overview']['sales'] };

const KINDS = ['revenue', 'refunds', 'orders', 'units'] as const satisfies (keyof Sales)[];

function SalesFigures({ overview: { now, before }, texts }: SalesFiguresProps) {
  const language = useLanguage();
  const shown = (kind: keyof Sales, value: number) =>
    kind === 'revenue' || kind === 'refunds' ? formatDollars(value, language) : formatNumber(value, language);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 xl:grid-cols-4">
      {KINDS.map((kind) => {
        const change = formatPercentChange(now[kind], before[kind], language);
        return (
          <div key={kind} className="grid min-w-0 content-start gap-0.5">
            <dt className="text-muted text-sm">{texts[kind]}</dt>
            <dd className="figures wrap-anywhere font-extrabold text-ink text-xl tracking-[-0.02em] max-xs:text-lg sm:text-2xl">
              {shown(kind, now[kind])}
            </dd>
            <dd className="figures text-muted text-xs">
              {before[kind] > 0
                ? fillText(texts.before, { value: shown(kind, before[kind]) })
                : texts.noneBefore}
              {change ? <span className="font-semibold text-body">{`\u00a0(${change})`}</span> : null}
            </dd>
            {kind === 'revenue' && now.refunds > 0 ? (
              <dd className="figures text-muted text-xs">
                {fillText(texts.net, { amount: formatDollars(afterRefunds(now), language) })}
              </dd>
            ) : null}
          </div>
        );
      })}
    </dl>
  );
}

/** In cents: dollars would lose fractions. */
function afterRefunds({ revenue, refunds }: Sales): number {
  return toDollars(toCents(revenue) - toCents(refunds));
}
