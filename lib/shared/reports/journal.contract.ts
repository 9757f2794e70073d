import { callsOf } from '../calls/contract';
import {
  journalFileQuerySchema,
  journalLineSchema,
  journalQuerySchema,
  journalSumsSchema,
} from './journal.schema';

export const journalCalls = callsOf({ tag: 'Companies', who: 'admin', key: 'orders:read' })({
  listJournal: {
    method: 'GET',
    path: '/api/journal',
    summary:
      'Invoices, credit notes, payments of companies and their reversals, and money taken and refunded by card, the oldest first. What adds to what is owed is positive. By default of the current month, 400 days at most.',
    query: journalQuerySchema,
    isPersonal: true,
    success: {
      status: 200,
      description: 'The lines.',
      list: 'lines',
      schema: journalLineSchema,
      sums: journalSumsSchema,
    },
    errors: ['not-found'],
  },
  exportJournal: {
    method: 'GET',
    path: '/api/journal.csv',
    summary: 'The journal as CSV, a row a line, streamed.',
    query: journalFileQuerySchema,
    success: {
      status: 200,
      description: 'The journal.',
      mediaType: 'text/csv; charset=utf-8',
      isStreamed: true,
    },
    errors: ['not-found'],
  },
  getJournalPapers: {
    method: 'GET',
    path: '/api/journal/papers.zip',
    summary:
      'The PDFs of the invoices and credit notes of the journal in one ZIP file, each named by its number, streamed; an empty file where there are none.',
    query: journalFileQuerySchema,
    success: { status: 200, description: 'The papers.', mediaType: 'application/zip', isStreamed: true },
    errors: ['not-found'],
  },
});
