import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { TaxReportScreen } from '@/components/reports/tax/tax-report-screen';
import { type AddressQuery, readListQuery } from '@/lib/client/page/list-query';
import { taxFilesFor } from '@/lib/server/commerce/reports/tax/get-tax-file';
import { getTaxReport } from '@/lib/server/commerce/reports/tax/get-tax-report';
import { taxReportQuerySchema } from '@/lib/shared/reports/tax-report.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readInRange } from '../read-in-range';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).taxReport.title };
}

export default async function TaxReportPage({ params, searchParams }: PageProps) {
  const { taxReport: texts } = textsFor((await params).lang);
  const actor = await requireAdmin(ROUTES.taxReport);
  const query = readListQuery(taxReportQuerySchema, await searchParams);
  const [{ value: report, isOutOfRange }, files] = await Promise.all([
    readInRange((days) => getTaxReport(actor, days), query),
    taxFilesFor(actor),
  ]);
  return (
    <>
      <DashboardHead heading={texts.heading} text={texts.text} />
      <TaxReportScreen report={report} isOutOfRange={isOutOfRange} files={files} texts={texts} />
    </>
  );
}
