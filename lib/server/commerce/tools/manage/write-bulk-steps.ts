import 'server-only';
import type { ClientSession } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import type { Caller } from '@/lib/server/identity/actor';
import { updateTools } from '../edit/tool-edits.repository';
import type { BulkStep } from './bulk-rows';

export async function writeBulkSteps(
  steps: readonly Pick<BulkStep, 'tool' | 'before' | 'after'>[],
  { actor, at }: { actor: Caller; at: Date },
  session: ClientSession,
): Promise<void> {
  if (steps.length === 0) return;
  const updates = steps.map(({ tool: { _id: toolId, revision }, after: set }) => {
    return { toolId, revision, at, set };
  });
  await updateTools(updates, session);
  for (const { tool, before, after } of steps) {
    await recordToolEvent('tool.edited', { actor, tool, before, after }, session);
  }
}
