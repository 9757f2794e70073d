import { callsOf } from '../calls/contract';
import { listFile } from '../calls/list-file';
import { receivableRowSchema, receivableSumsSchema, receivablesQuerySchema } from './receivable-rows.schema';
import { remindedSchema, remindSchema } from './reminder.schema';

export const receivableCalls = callsOf({ tag: 'Companies', who: 'admin' })({
  listReceivables: {
    method: 'GET',
    path: '/api/receivable',
    key: 'companies:read',
    summary:
      'Companies that owe something or have credit, blocked ones too, by default those with most overdue first. `X-Sums` has `{open, overdue, credit, ages}` of all that `q`, `age` and `overdue` leave.',
    query: receivablesQuerySchema,
    success: {
      status: 200,
      description: 'The companies.',
      list: 'receivables',
      schema: receivableRowSchema,
      sums: receivableSumsSchema,
    },
  },
  exportReceivables: {
    ...listFile({
      path: '/api/receivable/export.csv',
      summary: 'The companies of that list as CSV.',
      query: receivablesQuerySchema,
    }),
    key: 'companies:read',
  },
  remindCompanies: {
    method: 'POST',
    path: '/api/receivable/reminder',
    summary:
      'Mail companies a reminder of their overdue invoices, with their statement, in one of three texts by how late they are; a second within seven days is skipped. `dryRun` answers with the mails and sends none.',
    request: remindSchema,
    idempotency: 'reminds nobody again; none is needed for a dry run',
    success: { status: 200, description: 'Who was reminded, and who was not.', schema: remindedSchema },
  },
});
