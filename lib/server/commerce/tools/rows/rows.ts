import 'server-only';
import type { ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { FieldIssue, FieldIssues } from '@/lib/shared/messages/errors';

/** Who changes tools by the rows of which import, and when. */
export type RowsContext = {
  by: AuditActor;
  importId: ObjectId;
  /** When the rows arrived: a figure without a moment of its own is of this one. */
  arrivedAt: Date;
  now: Date;
  isDryRun: boolean;
  /** What a dry run would have changed by now, for the rows that follow; by the key of a SKU. */
  imagined: Map<string, ToolDocument>;
};

/** Returns whom a ledger line names: nobody where the store itself did it. */
export function lineActor(by: AuditActor): { actorId?: ObjectId } {
  if (typeof by === 'string') return {};
  return { actorId: by.role === 'key' ? by.keyId : by.userId };
}

type Named = { row: number; sku?: string; toolId?: string };

export function refusedRow({ row, sku }: Named, issues: FieldIssues): ImportOutcome {
  return { row, ...(sku === undefined ? {} : { sku }), outcome: 'refused', issues: Object.entries(issues) };
}

/** Refuses a row for one thing that is wrong with one of its fields. */
export function refusedFor(named: Named, field: string, issue: FieldIssue): ImportOutcome {
  return refusedRow(named, { [field]: [issue] });
}

export function sameRow({ row, sku, toolId }: Named): ImportOutcome {
  return { row, ...(sku === undefined ? {} : { sku }), outcome: 'same', ...(toolId ? { toolId } : {}) };
}
