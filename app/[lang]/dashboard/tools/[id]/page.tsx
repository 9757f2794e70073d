import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { PaperList } from '@/components/serials/paper-list';
import { OwnSerialForm } from '@/components/serials/serial-forms';
import { SerialTable } from '@/components/serials/serial-table';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import { getOwnSerial } from '@/lib/server/commerce/serials/own-serials';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireMember } from '../../../page-gate';
import { orderHrefFor } from '../../order-href';

type PageProps = { params: Promise<{ lang: string; id: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).serials.own.title };
}

export default async function MyToolPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { serials } = textsFor(lang);
  const actor = await requireMember(ROUTES.myTool(id));
  const serial = (await ifFound(getOwnSerial(actor, id))) ?? notFound();
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={ROUTES.myTools}>{serials.own.heading}</BackLink>
      <DashboardHead heading={`${serial.name} · ${serial.serial}`} />
      <SerialTable
        rows={[serial]}
        label={serial.serial}
        hrefOf={({ _id }) => ROUTES.myTool(_id)}
        orderHrefOf={orderHrefFor(actor)}
        texts={serials}
      />
      <Panel heading={serials.columns.papers}>
        <PaperList serial={serial} texts={serials} />
      </Panel>
      <Panel heading={serials.calibration}>
        <OwnSerialForm key={JSON.stringify(serial)} serial={serial} texts={serials.form} />
      </Panel>
    </div>
  );
}
