import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getTaxReport } from '@/lib/server/commerce/reports/tax/get-tax-report';
import { taxReportCalls } from '@/lib/shared/reports/tax-report.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(taxReportCalls.getTaxReport, ({ actor, query }) => getTaxReport(actor, query)),
]);
