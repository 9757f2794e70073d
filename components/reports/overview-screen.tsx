import type { ReactNode } from 'react';
import { Panel } from '@/components/ui/panel';
import type { Overview } from '@/lib/shared/reports/overview.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BestTools, LowStock, MissedSearches, OutOfStock, TopCustomers } from './rankings';
import { SalesFigures } from './sales-figures';
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
          <OrdersToShip toShip={overview.toShip} overdue={overdue} texts={texts} />
        </Panel>
        <Panel heading={own.unpaid.heading}>
          <UnpaidOrdersPanel unpaid={overview.unpaid} texts={texts} />
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
