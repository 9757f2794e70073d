import { Send } from 'lucide';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { EndpointActions } from '@/components/integrations/endpoint-actions';
import { EditEndpoint } from '@/components/integrations/endpoint-form';
import { DeliveryTable, EndpointState } from '@/components/integrations/endpoint-tables';
import { eventOptions } from '@/components/integrations/event-options';
import { EmptyState } from '@/components/ui/empty-state';
import { BackLink } from '@/components/ui/links/back-link';
import { Pagination } from '@/components/ui/links/pagination';
import { Moment } from '@/components/ui/moment';
import { FactList, Panel } from '@/components/ui/panel';
import { ListCount } from '@/components/ui/tables/list-count';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listDeliveries } from '@/lib/server/integrations/endpoints/deliveries';
import { getEndpoint } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { pageSchema } from '@/lib/shared/numbers/number-fields.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';
import { readListPage } from '../../read-list-page';

type PageProps = {
  params: Promise<{ lang: string; id: string }>;
  searchParams: Promise<AddressQuery>;
};

const querySchema = z.object({ page: pageSchema.optional() });

const endpointOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(ROUTES.webhook(id));
  return { actor, endpoint: (await ifFound(getEndpoint(actor, id))) ?? notFound() };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: (await endpointOrNotFound((await params).id)).endpoint.name };
}

/** An endpoint, and what was sent to it. */
export default async function WebhookPage({ params, searchParams }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const own = texts.webhooks;
  const { actor, endpoint } = await endpointOrNotFound(id);
  const { page: asked } = readListQuery(querySchema, await searchParams);
  const { rows, total, page, pageCount } = await readListPage(asked, async (part) => {
    const { deliveries, total: all } = await listDeliveries(actor, id, part);
    return { rows: deliveries, total: all };
  });
  const { failingSince, lastDeliveredAt } = endpoint;
  return (
    <>
      <BackLink href={ROUTES.webhooks}>{own.heading}</BackLink>
      <DashboardHead heading={endpoint.name} text={endpoint.url}>
        <EndpointState endpoint={endpoint} texts={own} />
      </DashboardHead>
      <Panel>
        <FactList
          facts={[
            [own.columns.waiting, endpoint.waiting],
            [
              own.columns.lastDelivered,
              lastDeliveredAt ? <Moment key="last" at={lastDeliveredAt} /> : own.never,
            ],
            ...(failingSince
              ? [[own.failingSince, <Moment key="failing" at={failingSince} />] as const]
              : []),
            [own.since, <Moment key="created" at={endpoint.createdAt} />],
          ]}
        />
        <EndpointActions
          endpoint={pick(endpoint, '_id', 'name', 'state')}
          texts={{ own: pick(own, 'actions', 'secret', 'saved'), confirm: texts.shell.confirm }}
        />
      </Panel>
      <Panel heading={own.edit}>
        <EditEndpoint
          endpoint={pick(endpoint, '_id', 'name', 'url', 'types')}
          types={eventOptions(texts)}
          texts={pick(own, 'fields', 'create', 'created', 'save', 'saved', 'new', 'edit', 'secret')}
        />
      </Panel>
      <section aria-labelledby="deliveries" className="grid min-w-0 gap-4">
        <h2 id="deliveries" className="font-bold text-lg">
          {own.deliveries.heading}
        </h2>
        <ListCount count={total} texts={own.deliveries.count} />
        {total > 0 ? (
          <DeliveryTable endpoint={endpoint} deliveries={rows} texts={texts} />
        ) : (
          <EmptyState icon={Send} title={own.deliveries.empty.title} text={own.deliveries.empty.text} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(next) => listHref(ROUTES.webhook(id), { page: next })}
          texts={texts.shell.pagination}
        />
      </section>
    </>
  );
}
