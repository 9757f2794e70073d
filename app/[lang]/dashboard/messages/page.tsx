import { Inbox } from 'lucide-react';
import type { Metadata } from 'next';
import { AdminList } from '@/components/admin/admin-list';
import { MessageTable } from '@/components/contact/message-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { listMessages } from '@/lib/server/contact/list-messages';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/list-query';
import { ROUTES } from '@/lib/shared/routes';
import { enquiriesQuerySchema } from '@/lib/shared/schemas/enquiry';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.messages;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).contact.manage.title };
}

/** What people wrote on the contact page, for admins. */
export default async function MessagesPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', state, page } = readListQuery(enquiriesQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { q, state, page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { messages, total } = await listMessages(actor, { q, state, ...part });
    return { rows: messages, total };
  });
  const { manage } = texts.contact;
  const { states } = texts.enquiries;
  const options = ([undefined, 'answered', 'spam', 'all'] as const).map(
    (value) => [value, states[value ?? 'open']] as const,
  );
  return (
    <>
      <DashboardHead heading={manage.heading} text={manage.text} />
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{ name: 'state', value: state === 'open' ? undefined : state, options }}
        icon={Inbox}
        texts={texts}
        own={manage}
      >
        <MessageTable messages={rows} texts={texts} />
      </AdminList>
    </>
  );
}
