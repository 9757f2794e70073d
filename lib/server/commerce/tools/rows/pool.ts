import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { findToolsOfRows } from './tool-rows.repository';

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
