import { Wrench } from 'lucide';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ReminderSwitch, RetiredSwitch } from '@/components/serials/serial-switches';
import { SerialTable } from '@/components/serials/serial-table';
import { buttonStyles } from '@/components/ui/controls/button';
import { callPath } from '@/lib/client/page/call-path';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listOwnSerials, readReminder } from '@/lib/server/commerce/serials/own-serials';
import { ownSerialsQuerySchema } from '@/lib/shared/serials/serial.schema';
import type { serialCalls } from '@/lib/shared/serials/serials.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';
import { orderHrefFor } from '../order-href';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).serials.own.title };
}

export default async function MyToolsPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { serials } = texts;
  const { q, due, retired, page: asked } = readListQuery(ownSerialsQuerySchema, await searchParams);
  const address = { q, due, retired: retired ? ('true' as const) : undefined };
  const actor = await requireMember(listHref(ROUTES.myTools, { ...address, page: asked }));
  if (actor.role === 'admin' || actor.owesSecondFactor) notFound();
  const [found, reminder] = await Promise.all([
    readListPage(asked, async (part) => {
      const { serials: rows, total } = await listOwnSerials(actor, { q, due, retired, ...part });
      return { rows, total };
    }),
    readReminder(actor),
  ]);
  const toggled = listHref(ROUTES.myTools, { ...address, retired: retired ? undefined : 'true' });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <DashboardHead heading={serials.own.heading} text={serials.own.text}>
        <ReminderSwitch label={serials.own.remind} isOn={reminder.on} />
        {found.total > 0 ? (
          <span className="no-print flex flex-wrap gap-2">
            <a
              href={callPath<typeof serialCalls.exportSerialsPdf>('/api/serial/export.pdf', {
                query: address,
              })}
              className={buttonStyles({ variant: 'outline', size: 'sm' })}
            >
              {serials.own.pdf}
            </a>
            <a
              href={callPath<typeof serialCalls.exportSerials>('/api/serial/export.csv', { query: address })}
              className={buttonStyles({ variant: 'outline', size: 'sm' })}
            >
              {serials.own.csv}
            </a>
          </span>
        ) : null}
      </DashboardHead>
      <AdminList
        {...pick(found, 'page', 'pageCount', 'total')}
        path={ROUTES.myTools}
        q={q ?? ''}
        filter={{
          name: 'due',
          value: due,
          options: [
            [undefined, serials.filters.all],
            ['soon', serials.filters.soon],
            ['over', serials.filters.over],
          ],
        }}
        parameters={{ retired: address.retired }}
        filterLabel={serials.calibration}
        controls={<RetiredSwitch label={serials.own.showRetired} isOn={retired === true} href={toggled} />}
        icon={Wrench}
        texts={texts}
        own={{ ...pick(serials, 'search', 'placeholder', 'count', 'noMatch'), empty: serials.own.empty }}
      >
        <SerialTable
          rows={found.rows}
          label={serials.own.heading}
          hrefOf={({ _id }) => ROUTES.myTool(_id)}
          orderHrefOf={orderHrefFor(actor)}
          texts={serials}
        />
      </AdminList>
    </div>
  );
}
