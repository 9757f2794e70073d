/** Kinds of records that are imported and exported as a file. */
export const IMPORT_KINDS = ['tools', 'prices', 'stock', 'customers', 'companies'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Kinds of records that programs change by many rows of JSON. */
export type RowsKind = Exclude<ImportKind, 'customers' | 'companies'>;

const MEBIBYTE = 1024 * 1024;

export const IMPORT_BYTES_MAX = 32 * MEBIBYTE;
export const IMPORT_ROWS_MAX = 50_000;
export const BULK_BYTES_MAX = 16 * MEBIBYTE;
export const BULK_ROWS_MAX = 5_000;

/** A file with more rows is imported in the background. */
export const ROWS_AT_ONCE_MAX = 2_000;

/** So many changes are listed one by one. */
export const CHANGES_LISTED = 100;
/** And so many problems, notes, and rows that are left out. */
export const PROBLEMS_LISTED = 1_000;

/** So many cells of a cause are listed. */
export const GROUP_VALUES_LISTED = 20;

/** What an import adds before its rows, where they name it and it is missing. */
export const ADDITIONS = { categories: 'category', groups: 'group', lists: 'list' } as const;
export type AdditionsName = keyof typeof ADDITIONS;
export type AdditionKind = (typeof ADDITIONS)[AdditionsName];

/** The additions that rows of a kind can name. */
export const ADDITIONS_OF: Readonly<Partial<Record<ImportKind, AdditionsName>>> = {
  tools: 'categories',
  prices: 'lists',
  customers: 'groups',
  companies: 'groups',
};

/** Why a row of a file is none of its kind. */
export const LEFT_OUT_REASONS = ['sum', 'blank'] as const;
export type LeftOutRow = { row: number; why: (typeof LEFT_OUT_REASONS)[number] };
