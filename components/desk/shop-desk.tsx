import { type ManagedOrderRow, orderTableTextsOf } from '@/components/orders/manage/order-row';
import { OrderTable } from '@/components/orders/manage/order-table';
import { listHref } from '@/lib/client/page/list-query';
import type { DeskTile } from '@/lib/shared/desk/desk.schema';
import { TO_SHIP } from '@/lib/shared/orders/order-status';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeskSection, NothingHere } from './desk-section';
import { DeskTiles } from './desk-tiles';
import { SetUp, type SetUpFacts } from './set-up';
import { type Debtor, MoneyDue, type RecentSales, RunningLow, SalesSection } from './shop-sections';

export type ShopDeskFacts = {
  tiles: readonly DeskTile[];
  /** By the day they ship; `total` counts all. */
  toShip: { orders: readonly ManagedOrderRow[]; total: number };
  debtors: readonly Debtor[];
  low: Pick<Parameters<typeof RunningLow>[0], 'tools' | 'total'>;
  setUp: SetUpFacts;
  sales: RecentSales;
};

type ShopDeskProps = {
  facts: ShopDeskFacts;
  /** In the shop's calendar. */
  today: string;
  texts: Texts;
};

/** What an admin does next, the most urgent first. */
export function ShopDesk({ facts, today, texts }: ShopDeskProps) {
  const { tiles, toShip, debtors, low, setUp, sales } = facts;
  const { desk } = texts;
  return (
    <>
      <section aria-label={desk.toDo}>
        {tiles.length > 0 ? (
          <DeskTiles tiles={tiles} texts={desk} />
        ) : (
          <p className="text-muted text-sm">{desk.none}</p>
        )}
      </section>
      <DeskSection
        heading={desk.toShip.heading}
        count={toShip.total}
        all={
          toShip.total > 0
            ? { href: listHref(ROUTES.manageOrders, { state: TO_SHIP }), label: desk.toShip.all }
            : undefined
        }
      >
        {toShip.total === 0 ? (
          <NothingHere>{desk.toShip.none}</NothingHere>
        ) : (
          <OrderTable orders={toShip.orders} today={today} texts={orderTableTextsOf(texts)} />
        )}
      </DeskSection>
      <div className="grid items-start gap-x-8 gap-y-6 xl:grid-cols-2">
        <MoneyDue debtors={debtors} texts={desk.moneyDue} />
        <RunningLow {...low} texts={desk.low} />
        <SetUp left={setUp} texts={desk.setUp} pageNames={texts.legal.titles} />
        <SalesSection sales={sales} texts={desk.sales} />
      </div>
    </>
  );
}
