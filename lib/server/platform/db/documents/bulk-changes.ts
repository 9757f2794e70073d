import 'server-only';
import type { ObjectId } from 'mongodb';
import type { BulkChange, BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import type { ToolDocument } from './tools';

export type BulkFields = Partial<
  Pick<ToolDocument, 'priceCents' | 'moq' | 'lowStockBelow' | 'state' | 'category' | 'leadTimeDays'>
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
