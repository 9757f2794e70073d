import type { ObjectId } from 'mongodb';
import type { FileReason, ImportKind, LeftOutRow, RunKind } from '@/lib/shared/imports/import-kinds';
import type { FieldIssue } from '@/lib/shared/messages/errors';
import type { BulkChange, BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import type { ToolDocument } from './tools';

/** Who started an import: a person, a program, or whoever has access to the server. */
export type ImportStarter = { kind: string; id: string | null };

export type ImportCounts = { created: number; changed: number; same: number; refused: number };

/** A category, price group or price list that rows name, and the first that does. A list is for the group of its name. */
export type ImportAddition = { row: number; name: string; id: ObjectId } & (
  | { create: 'category'; slug: string }
  | { create: 'group' }
  | { create: 'list'; groupId: ObjectId }
);

/** What people said that columns of files are, by kind; the last first. Owned by imports. */
export type ToldColumnsDocument = {
  _id: ImportKind;
  /** `heading` in lower case; an empty field leaves its column out. */
  columns: { heading: string; field: string }[];
};

/** Rows that are applied one after the other, stored while they can be looked at and undone. Owned by imports. */
export type ImportDocument = {
  _id: ObjectId;
  kind: RunKind;
  /** A file has cells in the order of its understood columns, a bulk call JSON, an archive the files of a tool. */
  source: 'file' | 'bulk' | 'archive';
  by: ImportStarter;
  isDryRun: boolean;
  /** All rows or none. */
  isAll: boolean;
  isInviting: boolean;
  columns?: { heading: string; field: string | null; offer?: string; remembered?: true }[];
  /** What is to be added before the rows; `isAdded` once it was, without those that were there by then. */
  additions?: ImportAddition[];
  isAdded?: true;
  /** Of a workbook: the names of its sheets, and the one that was read. */
  sheets?: string[];
  sheet?: string;
  /** Rows of a file that are none of its kind. */
  leftOut?: LeftOutRow[];
  /** The blobs of an archive in their order, as long as it is worked on, and the files in it that no row has. */
  archive?: StoredArchive;
  unfiled?: FiledFile[];
  state: 'running' | 'done' | 'cancelled' | 'failed';
  total: number;
  chunks: number;
  done: number;
  counts: ImportCounts;
  idempotency?: { key: string; fingerprint: string };
  /** All or none: no row was refused when all were looked at, before the first was applied. */
  isChecked?: true;
  /** The work left: the oldest import continues where it was left, in whichever process comes to it. */
  work?: 'apply' | 'undo';
  /** When a part of it was done last; what nothing happened to for a while was left by a process that died. */
  touchedAt: Date;
  createdAt: Date;
  endedAt?: Date;
  undone?: { at: Date; by: ImportStarter; undone: number; kept: number; endedAt?: Date };
  expiresAt: Date;
};

/** An archive in blobs of equal length, but for the last. */
export type StoredArchive = { parts: ObjectId[]; bytes: number };

/** What became of a file of an archive. */
export type FiledFile = { file: string; position?: number; why?: FileReason; candidates?: string[] };

/**
 * Issues by field, as a list: names of fields that programs choose are no names for those of a document. `value` is the cell of a file
 * that it is about.
 */
export type StoredIssues = [field: string, issues: FieldIssue[], value?: string][];

/**
 * A row as it came; `issues` where it was refused before it was looked at. Of a file `written` has the cells that were written otherwise
 * than `value` has them, by their places.
 */
export type ImportRow = {
  row: number;
  value: unknown;
  written?: [place: number, cell: string][];
  issues?: StoredIssues;
};

export type ImportOutcome = {
  row: number;
  sku?: string;
  outcome: 'created' | 'changed' | 'same' | 'refused';
  toolId?: string;
  /** The customer's account, if there was one. */
  userId?: string;
  issues?: StoredIssues;
  /** The files of the row of an archive. */
  files?: FiledFile[];
  /** What was read otherwise than it was written, of a row that is not refused. */
  notes?: StoredIssues;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The data that takes it back, in a shape of the kind's own. */
  back?: unknown;
};

/** Rows that are applied in one transaction. `_id` is the import and the place. */
export type ImportChunkDocument = {
  _id: string;
  runId: ObjectId;
  place: number;
  /** Absent once they are applied, so that little that is personal is kept. */
  rows?: ImportRow[];
  outcomes?: ImportOutcome[];
  /** How many of them are refused, changed something, and have notes. */
  refused?: number;
  changed?: number;
  noted?: number;
  /** The rows that were kept when the rest was undone, and why. */
  kept?: { row: number; sku?: string; reason: string }[];
  expiresAt: Date;
};

export type BulkFields = Partial<
  Pick<
    ToolDocument,
    | 'priceCents'
    | 'moq'
    | 'lowStockBelow'
    | 'state'
    | 'category'
    | 'leadTimeDays'
    | 'backorderLimit'
    | 'taxClass'
    | 'weightGrams'
    | 'bulky'
  >
>;

/** A change of many tools, as long as it can be undone or repeated. Owned by tools. */
export type BulkChangeDocument = {
  /** The token that undoes it. */
  _id: string;
  actorId: ObjectId;
  at: Date;
  expiresAt: Date;
  /** Absent from changes made before it was stored. */
  change?: BulkChange;
  idempotency?: { key: string; fingerprint: string };
  /** `revision` is the one after the change. */
  changed: { toolId: ObjectId; revision: number; before: BulkFields }[];
  rows: BulkRow[];
  undone?: { at: Date; actorId?: ObjectId; rows: BulkRow[] };
};
