import { callsOf } from '../calls/contract';
import {
  taxFileParamSchema,
  taxFileQuerySchema,
  taxReportQuerySchema,
  taxReportSchema,
} from './tax-report.schema';

export const taxReportCalls = callsOf({ tag: 'Shipping and tax', who: 'admin', key: 'orders:read' })({
  getTaxReport: {
    method: 'GET',
    path: '/api/tax-report',
    summary:
      'Net, tax and gross of invoices and credit notes by treatment, country and rate, the EU sales list, money that went back without a credit note, and orders whose rate changed before delivery. By day of issue: the last full month by default, 366 days at most.',
    query: taxReportQuerySchema,
    success: { status: 200, description: 'The report.', schema: taxReportSchema },
  },
  getTaxFile: {
    method: 'GET',
    path: '/api/tax-report/{file}',
    summary:
      'A part of the tax report as a file: sums, a row a paper and tax group, the EU sales list, the same for ELSTER, or a batch of bookings for DATEV. The last two are for sellers in Germany whose currency is the euro.',
    params: taxFileParamSchema,
    query: taxFileQuerySchema,
    success: { status: 200, description: 'The file.', mediaType: 'text/csv' },
    errors: ['conflict', 'datev-incomplete'],
  },
});
