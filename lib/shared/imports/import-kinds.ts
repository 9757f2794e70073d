/** Kinds of records that are imported and exported as a file. */
export const IMPORT_KINDS = ['tools', 'prices', 'stock', 'customers', 'companies'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Everything that can be imported: rows of a file, and the files of an archive. */
export const RUN_KINDS = [...IMPORT_KINDS, 'pictures'] as const;
export type RunKind = (typeof RUN_KINDS)[number];

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
export const LEFT_OUT_REASONS = ['sum', 'title', 'blank'] as const;
export type LeftOutRow = { row: number; why: (typeof LEFT_OUT_REASONS)[number] };

const GIBIBYTE = 1024 * MEBIBYTE;

/** An archive of pictures and documents: its bytes packed and unpacked, its entries, and how much smaller than its content an entry may be. */
export const ARCHIVE_MAX = {
  packed: 2 * GIBIBYTE,
  unpacked: 8 * GIBIBYTE,
  entries: 20_000,
  ratio: 200,
} as const;
/** An archive with more files is imported in the background. */
export const FILES_AT_ONCE_MAX = 200;

/** Why a file of an archive is not placed: it belongs to no tool, may belong to several, or its place is taken by another one. */
export const UNPLACED_REASONS = ['no-tool', 'ambiguous', 'same-place'] as const;
/** Why a file of an archive is refused. */
export const REFUSED_REASONS = [
  'name-unsafe',
  'link',
  'locked',
  'packed-otherwise',
  'packed-too-well',
  'archive',
  'no-picture',
  'too-large',
  'unreadable',
  'dimensions',
  'active',
  'too-many',
] as const;
export type FileReason = (typeof UNPLACED_REASONS)[number] | (typeof REFUSED_REASONS)[number];
