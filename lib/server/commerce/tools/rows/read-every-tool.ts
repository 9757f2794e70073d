import type { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { everySpecOfTools, everyTool, findToolsOfRows } from './tool-rows.repository';

const BATCH = 100;

export type ToolBatch = { tools: readonly ToolDocument[]; skuOf: (id: ObjectId) => string | undefined };

async function batchOf(tools: readonly ToolDocument[]): Promise<ToolBatch> {
  const ids = tools.flatMap(({ successorId }) => successorId ?? []);
  const successors = new Map(
    (await findToolsOfRows({ skuKeys: [], ids })).map(({ _id, sku }) => [_id.toHexString(), sku]),
  );
  return { tools, skuOf: (id) => successors.get(id.toHexString()) };
}

/** Reads every tool in the order of SKUs, some at a time, with the SKUs of their successors. */
export async function* readEveryTool(): AsyncGenerator<ToolBatch> {
  let tools: ToolDocument[] = [];
  for await (const tool of everyTool()) {
    tools.push(tool);
    if (tools.length < BATCH) continue;
    yield await batchOf(tools);
    tools = [];
  }
  if (tools.length > 0) yield await batchOf(tools);
}

/** Reads the specifications of every tool in the order of SKUs. */
export function readEverySpec(): AsyncGenerator<ToolDocument['specs']> {
  return everySpecOfTools();
}
