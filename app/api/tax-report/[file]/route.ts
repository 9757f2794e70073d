import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getTaxFile } from '@/lib/server/commerce/reports/tax/get-tax-file';
import { taxReportCalls } from '@/lib/shared/reports/tax-report.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(taxReportCalls.getTaxFile, ({ actor, params, query }) => getTaxFile(actor, params.file, query)),
]);
