import { importCalls } from '@/lib/shared/imports/imports.contract';
import { unique } from '@/tests/support/store';
import { callRow } from './define-row';
import type { AccessRequest, Row } from './row';

/** Rows about nothing: an empty body is done at once. */
const noRows = (): AccessRequest => ({
  query: { dryRun: 'true' },
  body: '\n',
  headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': unique('access-') },
});

/** A file with headings alone. */
const headings = (text: string) => (): AccessRequest => ({
  query: { dryRun: 'true' },
  body: `${text}\n`,
  headers: { 'content-type': 'text/csv' },
});

/** An archive without files. */
const emptyArchive = (): AccessRequest => ({
  query: { dryRun: 'true' },
  body: `PK\u0005\u0006${'\0'.repeat(18)}`,
  headers: { 'content-type': 'application/zip' },
});

const unknown = (): AccessRequest => ({ path: { id: '0123456789abcdef01234567' } });

/** Bulk calls, imports and exports. */
export const IMPORT_ROWS: readonly Row[] = [
  callRow(importCalls.bulkTools, {}, { request: noRows }),
  callRow(importCalls.bulkPrices, {}, { request: noRows }),
  callRow(importCalls.bulkStock, {}, { request: noRows }),
  callRow(importCalls.importTools, {}, { request: headings('SKU') }),
  callRow(importCalls.importPrices, {}, { request: headings('SKU,Price') }),
  callRow(importCalls.importStock, {}, { request: headings('SKU,Available') }),
  callRow(importCalls.importCustomers, {}, { request: headings('Email') }),
  callRow(importCalls.importCompanies, {}, { request: headings('Number,Name') }),
  callRow(importCalls.importPictures, {}, { request: emptyArchive }),
  // There is no such import: those who may see one learn that, others nothing.
  callRow(importCalls.getImport, { adminOwn: 404 }, { request: unknown }),
  callRow(importCalls.cancelImport, { adminOwn: 404 }, { request: unknown }),
  callRow(importCalls.undoImport, { adminOwn: 404 }, { request: unknown }),
  callRow(importCalls.toolsTemplate),
  callRow(importCalls.pricesTemplate),
  callRow(importCalls.stockTemplate),
  callRow(importCalls.customersTemplate),
  callRow(importCalls.companiesTemplate),
  callRow(importCalls.exportTools),
  callRow(importCalls.exportPrices),
  callRow(importCalls.exportStock),
  callRow(importCalls.exportCustomers),
  callRow(importCalls.exportCompanies),
];
