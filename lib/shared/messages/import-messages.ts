/** Faults of rows that schemas and pages find. */
export const IMPORT_VALIDATION = {
  'sku-unknown': 'No tool has this SKU',
  twice: 'A row before is about the same: twice in one list',
  older: 'This figure is older than the newest count',
  'stock-below-zero': 'The stock would fall below 0',
  'price-list-unknown': 'There is no price list of this name',
  'price-list-ambiguous': 'Several price lists have this name. Please give each its own',
  'price-list-needed':
    'Only the price of a SKU from 1 unit on goes without a list: please name a list or, for quantities, add one list for everyone',
  'price-rules-too-many': 'A price list has at most 10,000 rules',
  'price-tiers-too-many': 'A rule has at most 50 tiers',
  'customer-number-used': 'Another customer has this customer number',
  'edited-since': 'This was changed since',
  'idempotency-key-required': 'An Idempotency-Key is required',
  'stock-change-invalid': 'Change must be a whole number such as 5 or -5',
  'stock-one-figure': 'A row has either the units available or a change',
  'stock-reason-unknown': 'The reason is one of delivery, stocktake, damage and correction',
  'reference-required': 'Reference required',
  'as-of-invalid': 'This is no date: please write it as 2026-11-26',
} as const;

/** Faults of files and rows that only the server finds: no script has these. */
export const FILE_VALIDATION = {
  'tool-quantity-elsewhere': 'The stock of a tool is set by POST /api/bulk/stock',
  'reference-used': 'This reference was recorded before, with another figure',
  'as-of-future': 'A count cannot be of the future',
  'company-number-needed': 'A number or a VAT number is needed to find the company again',
  'company-ambiguous':
    'Several companies have this VAT number. Please give the number of the one that is meant',
  'owner-elsewhere': 'This account belongs to another company',
  'customer-number-of-company': 'This customer belongs to a company, whose number counts',
  'not-a-customer': 'This is the account of an admin, not of a customer',
  'row-not-object': 'This line is not a JSON object',
  'import-row-large': 'This row is too large',
  'import-row-wide': 'This row has more cells than there are headings',
  'import-spec-pair': 'Please write {pair} as name=value',
  'import-picture-missing':
    'No file of this name is there yet: the pictures stay as they were, of a new tool the placeholder',
  'import-map': 'Please write heading:field, for headings of the file and fields that there are',
  'import-not-csv':
    'This is neither a CSV file nor an Excel workbook (.xlsx). In your spreadsheet, please choose “Save as” and then CSV',
  'import-workbook-large': 'This workbook is too large once it is unpacked. Please split it',
  'import-sheet-unknown': 'The file has no such sheet',
  'import-quote-open': 'A quotation mark in this file is opened and never closed',
  'import-no-headings': 'No row has a heading that is known',
  'import-column-twice': 'Two columns mean the same: {heading}',
  'import-columns-too-many': 'A file has at most 1,000 columns',
  'import-needs-tools': 'A file of tools needs the column SKU',
  'import-needs-prices': 'A file of prices needs the column SKU or Category, and Price or Discount %',
  'import-needs-stock': 'A file of stock needs the column SKU, and Available or Change',
  'import-needs-customers': 'A file of customers needs the column Email',
  'import-needs-companies': 'A file of companies needs the column Number or VAT number',
} as const;

/** Why such a call was refused. */
export const IMPORT_REFUSAL = {
  'not-ndjson': 'Please send application/x-ndjson, a JSON object a line.',
  'not-csv': 'Please send the file itself as text/csv.',
  'not-zip': 'This is not a ZIP file. Programs send one as application/zip.',
  'archive-large': 'A ZIP file has at most 2 GB, 8 GB unpacked, and 20,000 files. Please split it.',
  'import-rows': 'A file has at most 50,000 rows. Please split it.',
  'bulk-rows': 'At most 5,000 rows at once.',
  'import-ended': 'This import has ended already.',
  'import-running': 'This import is still running.',
  'import-undone': 'This import was undone already.',
  'import-nothing-to-undo': 'This only looked at the rows: there is nothing to undo.',
} as const;
