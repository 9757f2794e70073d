import { type ClientSession, ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportAddition, ImportOutcome } from '@/lib/server/platform/db/documents/imports';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import type { FieldIssue, FieldIssues } from '@/lib/shared/messages/errors';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import type { FoundBy } from '../categories/find-category';
import { findToolsOfRows } from './tool-rows.repository';

/** Who changes tools by the rows of which import, and when. */
export type RowsContext = {
  by: AuditActor;
  importId: ObjectId;
  /** When the rows arrived: a figure without a moment of its own is of this one. */
  arrivedAt: Date;
  now: Date;
  isDryRun: boolean;
  /** Tools as a dry run would have changed them by now, for the rows that follow, by the key of a SKU. */
  imagined: Map<string, ToolDocument>;
  /** What a dry run would have added before the rows. */
  additions?: readonly ImportAddition[];
};

/** Returns the categories that a dry run would have added. */
export function imaginedCategories(additions: RowsContext['additions'] = []): FoundBy[] {
  return additions.flatMap((addition) =>
    addition.create === 'category'
      ? [{ slug: addition.slug, names: { [CATALOGUE_LANGUAGE]: addition.name } }]
      : [],
  );
}

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

/** The tools that some rows are about, and those that they name. */
export type Pool = {
  byKey: ReadonlyMap<string, ToolDocument>;
  byId: ReadonlyMap<string, ToolDocument>;
  add: (tool: ToolDocument) => void;
  load: (
    wanted: { skuKeys: readonly string[]; ids: readonly string[] },
    session?: ClientSession,
  ) => Promise<void>;
};

/** Loads the tools with these keys of their SKUs, and their successors; `imagined` ones are as a dry run would have left them. */
export async function loadPool(
  skuKeys: readonly string[],
  imagined: ReadonlyMap<string, ToolDocument>,
  session?: ClientSession,
): Promise<Pool> {
  const byKey = new Map<string, ToolDocument>();
  const byId = new Map<string, ToolDocument>();
  const add = (tool: ToolDocument) => {
    byKey.set(tool.skuKey, tool);
    byId.set(tool._id.toHexString(), tool);
  };
  const load: Pool['load'] = async ({ skuKeys: keys, ids }, within) => {
    for (const key of keys) {
      const tool = imagined.get(key);
      if (tool) add(tool);
    }
    const wanted = {
      skuKeys: [...new Set(keys)].filter((key) => !byKey.has(key)),
      ids: [...new Set(ids)].filter((id) => !byId.has(id)).map((id) => new ObjectId(id)),
    };
    for (const tool of await findToolsOfRows(wanted, within)) add(tool);
  };
  await load({ skuKeys, ids: [] }, session);
  const successors = [...byKey.values()].flatMap(({ successorId }) => successorId?.toHexString() ?? []);
  await load({ skuKeys: [], ids: successors }, session);
  return { byKey, byId, add, load };
}
