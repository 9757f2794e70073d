import { MailCheck } from 'lucide';
import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { HeldMailTable } from '@/components/held-mail/held-mail-table';
import { EmptyState } from '@/components/ui/empty-state';
import { ListCount } from '@/components/ui/list-count';
import { Pagination } from '@/components/ui/pagination';
import { listHeldMails } from '@/lib/server/commerce/held-mail/list-held-mail';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/list-query';
import { ROUTES } from '@/lib/shared/routes';
import { heldMailQuerySchema } from '@/lib/shared/schemas/held-mail';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.heldMail;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).heldMail.title };
}

/** The mails that a restore of a backup set aside, for admins to send or discard. */
export default async function HeldMailPage({ params, searchParams }: PageProps) {
  const { heldMail: texts, shell } = textsFor((await params).lang);
  const asked = readListQuery(heldMailQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { page: asked.page }));
  const { rows, total, page, pageCount } = await readListPage(asked.page, async (part) => {
    const list = await listHeldMails(actor, part);
    return { rows: list.mails, total: list.total };
  });
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <div className="grid min-w-0 gap-4">
        <ListCount count={total} texts={texts.count} />
        {total > 0 ? (
          <HeldMailTable caption={texts.heading} mails={rows} texts={texts.table} confirm={shell.confirm} />
        ) : (
          <EmptyState icon={MailCheck} title={texts.empty.title} text={texts.empty.text} />
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          href={(next) => listHref(PATH, { page: next })}
          texts={shell.pagination}
        />
      </div>
    </>
  );
}
