import { type Contract, callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { toolRowSchema } from '../tools/tool.schema';
import { picturesResultSchema } from './filed-files.schema';
import {
  bulkQuerySchema,
  bulkRowsResultSchema,
  exportQuerySchema,
  importAcceptedSchema,
  importQuerySchema,
  importResultSchema,
  importStateSchema,
  importUndoneSchema,
  picturesQuerySchema,
  priceRowSchema,
  stockRowSchema,
} from './import.schema';
import { ARCHIVE_MAX, BULK_BYTES_MAX, IMPORT_BYTES_MAX } from './import-kinds';

const bulk = {
  method: 'POST',
  query: bulkQuerySchema,
  idempotency: 'changes nothing again and returns what the first did',
  success: { status: 200, description: 'What became of each row.', schema: bulkRowsResultSchema },
} as const;

const ndjson = (line: NonNullable<Contract['file']>['line']) =>
  ({ mediaType: 'application/x-ndjson', bytesMax: BULK_BYTES_MAX, line }) as const;

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const imports = {
  method: 'POST',
  query: importQuerySchema,
  file: { mediaType: 'text/csv', others: [WORKBOOK_TYPE], bytesMax: IMPORT_BYTES_MAX },
  idempotency: 'changes nothing again and returns what the first did',
  success: { status: 200, description: 'What became of the rows.', schema: importResultSchema },
  accepted: importAcceptedSchema,
} as const;

const HOW =
  'A CSV file in any encoding and with any separator that spreadsheets write, or a sheet of an Excel workbook (.xlsx), headings in English or German (docs/importing.md); a number that can be read in two ways is refused as `number-unclear` unless other cells show which is meant. With more than 2,000 rows it goes on in the background: 202.';

const file = {
  method: 'GET',
  query: exportQuerySchema,
} as const;
const exports = {
  ...file,
  success: {
    status: 200,
    description: 'A CSV file that an import reads back without a change.',
    mediaType: 'text/csv',
  },
} as const;
const templates = {
  ...file,
  success: { status: 200, description: 'A CSV file with headings and example rows.', mediaType: 'text/csv' },
} as const;

/** Calls that bring the catalogue in and out. */
export const importCalls = callsOf({ tag: 'Imports', who: 'either-admin' })({
  bulkTools: {
    ...bulk,
    path: '/api/bulk/tools',
    key: 'tools:write',
    summary:
      'Add and edit up to 5,000 tools, a JSON object a line, each found by its SKU: fields of an edit without `revision`; a new one also takes `image` and `quantity`. Figures of specifications are written as in English, `412.5` and `12250`, whatever the language. A row that is refused does not keep the others from being done, unless `mode` is `all`. `dryRun` changes nothing. Needs an Idempotency-Key.',
    file: ndjson(toolRowSchema),
  },
  bulkPrices: {
    ...bulk,
    path: '/api/bulk/prices',
    key: 'prices:write',
    summary: 'Set the public prices of up to 5,000 tools, a JSON object a line. Needs an Idempotency-Key.',
    file: ndjson(priceRowSchema),
  },
  bulkStock: {
    ...bulk,
    path: '/api/bulk/stock',
    key: 'stock:write',
    summary:
      'Set the stock of up to 5,000 tools, a JSON object a line: `available` as it was counted `asOf` a moment, to which is added what moved since, or a `change`. Each is a line of the ledger; an `externalId` that a tool had before changes nothing again. Needs an Idempotency-Key.',
    file: ndjson(stockRowSchema),
  },
  importTools: {
    ...imports,
    path: '/api/import/tools',
    key: 'tools:write',
    summary: `Add and edit tools by a file. ${HOW}`,
  },
  importPrices: {
    ...imports,
    path: '/api/import/prices',
    key: 'prices:write',
    summary: `Set public prices and tiers of price lists by a file. ${HOW}`,
  },
  importStock: {
    ...imports,
    path: '/api/import/stock',
    key: 'stock:write',
    summary: `Set stock by a file. ${HOW}`,
  },
  importCustomers: {
    ...imports,
    path: '/api/import/customers',
    key: 'customers:write',
    summary: `Open and change accounts of customers by a file; \`invite\` mails new ones a link to choose a password. ${HOW}`,
  },
  importCompanies: {
    ...imports,
    path: '/api/import/companies',
    key: 'companies:write',
    summary: `Add and change companies by a file, each found by its number, else by its VAT number; new ones are active at once, and \`invite\` mails their owners an invitation. ${HOW}`,
  },
  importPictures: {
    method: 'POST',
    path: '/api/import/pictures',
    key: ['files:write', 'tools:write'],
    rate: 'upload',
    query: picturesQuerySchema,
    file: { mediaType: 'application/zip', bytesMax: ARCHIVE_MAX.packed, isStreamed: true },
    summary:
      'Give tools the pictures and PDF documents of a ZIP file, by the SKU or GTIN in each name: `FL-TW-1220_2.jpg` is the second picture, replaces the one that is there, and is added at the end where there are fewer; without a number it is the first. With words after the number (`FL-TW-1220 side.jpg`) a picture is added at the end, unless a place comes last (`FL-TW-1220_detail_2.jpg`); words of a document are its kind, language and title. A file that may belong to several tools is not placed, and has them as `candidates`. Folders in names are ignored; each file is judged by itself. A key needs both scopes. Above 200 files it goes on in the background: 202.',
    success: { status: 200, description: 'What became of each file.', schema: picturesResultSchema },
    accepted: importAcceptedSchema,
  },
  getImport: {
    method: 'GET',
    path: '/api/import/{id}',
    summary: 'How far an import is, and what became of its rows once it has ended; for seven days.',
    key: [
      ...(['tools:read', 'tools:write', 'stock:write', 'prices:write'] as const),
      ...(['customers:read', 'customers:write', 'companies:read', 'companies:write'] as const),
    ],
    params: idParamSchema,
    success: { status: 200, description: 'The import.', schema: importResultSchema },
  },
  cancelImport: {
    method: 'DELETE',
    path: '/api/import/{id}',
    summary: 'Cancel an import that runs. The rows that are done stay, and can be undone.',
    params: idParamSchema,
    success: { status: 200, description: 'Its state.', schema: importStateSchema },
    errors: ['conflict'],
  },
  undoImport: {
    method: 'POST',
    path: '/api/import/{id}/undo',
    summary:
      'Undo an import or a bulk call, within seven days and once: fields get the values they had, tools it added are deleted or, once ordered, retired, stock goes back by its difference. What was changed again since is kept.',
    params: idParamSchema,
    success: {
      status: 200,
      description: 'How many rows were undone, and the ones kept.',
      schema: importUndoneSchema,
    },
    errors: ['conflict'],
  },
  toolsTemplate: {
    ...templates,
    path: '/api/import/tools/template.csv',
    key: ['tools:read', 'tools:write'],
    summary: 'An example of a file of tools.',
  },
  pricesTemplate: {
    ...templates,
    path: '/api/import/prices/template.csv',
    key: 'prices:write',
    summary: 'An example of a file of prices.',
  },
  stockTemplate: {
    ...templates,
    path: '/api/import/stock/template.csv',
    key: ['stock:write', 'tools:read'],
    summary: 'An example of a file of stock.',
  },
  customersTemplate: {
    ...templates,
    path: '/api/import/customers/template.csv',
    key: ['customers:read', 'customers:write'],
    summary: 'An example of a file of customers.',
  },
  companiesTemplate: {
    ...templates,
    path: '/api/import/companies/template.csv',
    key: ['companies:read', 'companies:write'],
    summary: 'An example of a file of companies.',
  },
  exportTools: {
    ...exports,
    path: '/api/export/tools.csv',
    key: 'tools:read',
    summary: 'Every tool with all its fields, a column for each specification.',
  },
  exportPrices: {
    ...exports,
    path: '/api/export/prices.csv',
    key: 'prices:write',
    summary: 'The public price of every tool, then every tier of every price list.',
  },
  exportStock: {
    ...exports,
    path: '/api/export/stock.csv',
    key: 'tools:read',
    summary: 'The units of every tool that can be ordered now.',
  },
  exportCustomers: {
    ...exports,
    path: '/api/export/customers.csv',
    key: 'customers:read',
    summary: 'Every customer with price group, phone and default address.',
  },
  exportCompanies: {
    ...exports,
    path: '/api/export/companies.csv',
    key: 'companies:read',
    summary: 'Every company that is not closed, with terms, price group, billing address and owner.',
  },
});
