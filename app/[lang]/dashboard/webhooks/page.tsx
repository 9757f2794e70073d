import { Webhook } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { NewEndpoint } from '@/components/integrations/endpoint-form';
import { EndpointTable } from '@/components/integrations/endpoint-tables';
import { eventOptions } from '@/components/integrations/event-options';
import { buttonStyles } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { ListCount } from '@/components/ui/tables/list-count';
import { listEndpoints } from '@/lib/server/integrations/endpoints/manage-endpoints';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).webhooks.title };
}

/** Where events are sent, for admins. */
export default async function WebhooksPage({ params }: PageProps) {
  const texts = textsFor((await params).lang);
  const own = texts.webhooks;
  const actor = await requireAdmin(ROUTES.webhooks);
  const { endpoints, total } = await listEndpoints(actor);
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <a href="/api/docs" className={buttonStyles({ variant: 'outline' })}>
          {own.docs}
        </a>
      </DashboardHead>
      <Panel heading={own.new}>
        <NewEndpoint
          types={eventOptions(texts)}
          texts={pick(own, 'fields', 'create', 'created', 'save', 'saved', 'new', 'edit', 'secret')}
        />
      </Panel>
      <div className="grid min-w-0 gap-4">
        <ListCount count={total} texts={own.count} />
        {total > 0 ? (
          <EndpointTable endpoints={endpoints} texts={texts} />
        ) : (
          <EmptyState icon={Webhook} title={own.empty.title} text={own.empty.text} />
        )}
      </div>
    </>
  );
}
