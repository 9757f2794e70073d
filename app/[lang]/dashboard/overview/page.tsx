import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { FailedRefundsLink } from '@/components/refunds/failed-refunds';
import { OverviewScreen } from '@/components/reports/overview-screen';
import { NextToShipText } from '@/components/shipments/order-ship-text';
import { FilterLinks } from '@/components/ui/links/filter-links';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { countOverdueOrders, nextToShip } from '@/lib/server/commerce/orders/read/count-orders';
import { readOverview } from '@/lib/server/commerce/reports/read-overview';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { OVERVIEW_DAYS, overviewQuerySchema } from '@/lib/shared/reports/overview.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.overview;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).overview.title };
}

export default async function OverviewPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { days } = readListQuery(overviewQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { days }));
  const today = shopDay();
  const [overview, overdue, next] = await Promise.all([
    readOverview(actor, days),
    countOverdueOrders(actor, today),
    nextToShip(actor, today),
  ]);
  const own = texts.overview;
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <FilterLinks
          label={own.periods.label}
          links={OVERVIEW_DAYS.map((value) => ({
            key: String(value),
            label: own.periods[value],
            href: listHref(PATH, { days: value }),
            current: value === days,
          }))}
        />
      </DashboardHead>
      <FailedRefundsLink
        count={overview.failedRefunds}
        href={listHref(ROUTES.manageOrders, { state: 'refund-failed' })}
        texts={texts.orderPage.refunds.resolutions}
      />
      <OverviewScreen
        overview={overview}
        overdue={overdue.paid + overdue.onAccount}
        nextToShip={<NextToShipText next={next} today={today} texts={texts.orders.manage.toShip} />}
        texts={texts}
      />
      <p className="text-muted text-sm">{fillText(own.zone, { zone: overview.timeZone })}</p>
    </>
  );
}
