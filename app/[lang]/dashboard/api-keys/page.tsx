import { KeyRound } from 'lucide';
import type { Metadata } from 'next';
import { ApiKeyTable } from '@/components/api-keys/api-key-table';
import { NewApiKey } from '@/components/api-keys/new-api-key';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { buttonStyles } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Panel } from '@/components/ui/panel';
import { ListCount } from '@/components/ui/tables/list-count';
import { listApiKeys } from '@/lib/server/identity/api-keys/manage-api-keys';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).apiKeys.title };
}

/** The keys of programs, for admins: create, look over, revoke. */
export default async function ApiKeysPage({ params }: PageProps) {
  const texts = textsFor((await params).lang);
  const own = texts.apiKeys;
  const actor = await requireAdmin(ROUTES.apiKeys);
  const { apiKeys, total } = await listApiKeys(actor);
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text}>
        <a href="/api/docs" className={buttonStyles({ variant: 'outline' })}>
          {own.docs}
        </a>
      </DashboardHead>
      <Panel heading={own.new}>
        <NewApiKey texts={own} />
      </Panel>
      <div className="grid min-w-0 gap-4">
        <ListCount count={total} texts={own.count} />
        {total > 0 ? (
          <ApiKeyTable apiKeys={apiKeys} now={new Date()} texts={texts} />
        ) : (
          <EmptyState icon={KeyRound} title={own.empty.title} text={own.empty.text} />
        )}
      </div>
    </>
  );
}
