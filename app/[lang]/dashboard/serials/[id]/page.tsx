import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PaperList } from '@/components/serials/paper-list';
import { RemovePaper } from '@/components/serials/remove-paper';
import { ManagedSerialForm } from '@/components/serials/serial-forms';
import { SerialTable } from '@/components/serials/serial-table';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import { getManagedSerial } from '@/lib/server/commerce/serials/all-serials';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).serials.manage.title };
}

export default async function SerialPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { serials, shell } = textsFor(lang);
  const actor = await requireAdmin(ROUTES.serial(id));
  const serial = (await ifFound(getManagedSerial(actor, id))) ?? notFound();
  const { manage } = serials;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={ROUTES.serials}>{manage.heading}</BackLink>
      <DashboardHead heading={`${serial.name} · ${serial.serial}`} />
      <SerialTable
        rows={[serial]}
        label={serial.serial}
        hrefOf={({ _id }) => ROUTES.serial(_id)}
        orderHrefOf={({ orderId }) => (orderId ? ROUTES.manageOrder(orderId) : undefined)}
        holderOf={({ company, buyerName }) => company ?? buyerName ?? manage.nobody}
        texts={serials}
      />
      <Panel heading={serials.columns.papers}>
        <PaperList
          serial={serial}
          texts={serials}
          actionOf={({ name, title }) => (
            <RemovePaper
              serialId={serial._id}
              name={name}
              texts={{
                label: fillText(manage.remove, { title }),
                title: fillText(manage.removeTitle, { title }),
                text: manage.removeText,
                done: manage.removed,
                confirm: shell.confirm,
              }}
            />
          )}
        />
      </Panel>
      <Panel heading={serials.calibration}>
        <ManagedSerialForm
          key={JSON.stringify(serial)}
          serial={serial}
          today={shopDay()}
          texts={serials.form}
        />
      </Panel>
    </div>
  );
}
