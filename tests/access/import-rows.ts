import {
  bulkPricesCall,
  bulkStockCall,
  bulkToolsCall,
  cancelImportCall,
  customersTemplateCall,
  exportCustomersCall,
  exportPricesCall,
  exportStockCall,
  exportToolsCall,
  getImportCall,
  importCustomersCall,
  importPricesCall,
  importStockCall,
  importToolsCall,
  pricesTemplateCall,
  stockTemplateCall,
  toolsTemplateCall,
  undoImportCall,
} from '@/lib/shared/imports/imports.contract';
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

const unknown = (): AccessRequest => ({ path: { id: '0123456789abcdef01234567' } });

/** Bulk calls, imports and exports. */
export const IMPORT_ROWS: readonly Row[] = [
  callRow(bulkToolsCall, {}, { request: noRows }),
  callRow(bulkPricesCall, {}, { request: noRows }),
  callRow(bulkStockCall, {}, { request: noRows }),
  callRow(importToolsCall, {}, { request: headings('SKU') }),
  callRow(importPricesCall, {}, { request: headings('SKU,Price') }),
  callRow(importStockCall, {}, { request: headings('SKU,Available') }),
  callRow(importCustomersCall, {}, { request: headings('Email') }),
  // There is no such import: those who may see one learn that, others nothing.
  callRow(getImportCall, { adminOwn: 404 }, { request: unknown }),
  callRow(cancelImportCall, { adminOwn: 404 }, { request: unknown }),
  callRow(undoImportCall, { adminOwn: 404 }, { request: unknown }),
  callRow(toolsTemplateCall),
  callRow(pricesTemplateCall),
  callRow(stockTemplateCall),
  callRow(customersTemplateCall),
  callRow(exportToolsCall),
  callRow(exportPricesCall),
  callRow(exportStockCall),
  callRow(exportCustomersCall),
];
