import { ObjectId } from 'mongodb';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PublicTag } from '@/lib/server/platform/cache/tags';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { type LowTool, lowStockMail, type Restocked, restockedMail } from './stock/stock-mails';
import { backordersOf, calibrationOf, shippingOf } from './tool-shipping';

type Named = Pick<ToolDocument, '_id' | 'name'>;
type Changed = { actor: AuditActor; tool: Named; before: AuditValues; after: AuditValues };

export type ToolEvents = {
  'tool.added': { actor: AuditActor; tool: ToolDocument };
  'tool.edited': Changed;
  'tool.deleted': { actor: AuditActor; tool: ToolDocument };
  'tool.stock-corrected': Changed;
  /** Sent once for a tool until it is restocked. */
  'tool.stock-low': { tools: readonly LowTool[] };
  /** Sent once to each who waits for it. */
  'tool.restocked': Restocked;
};

export function toolTags(...toolIds: readonly ObjectId[]): PublicTag[] {
  return ['tools', ...toolIds.map((toolId) => `tool:${toolId.toHexString()}` as const)];
}

const subjectOf = ({ _id: id, name: label }: Named) => ({ kind: 'tool', id, label }) as const;
const stale = ({ tool }: { tool: Named }) => toolTags(tool._id);

const change = {
  audit: ({ actor, tool, before, after }: Changed) => ({ actor, subject: subjectOf(tool), before, after }),
  stale,
};

function factsOfNew({ leadTimeDays, ...tool }: ToolDocument): AuditValues {
  const { name, sku, image, description, category, priceCents, moq, quantity, state, step } = tool;
  return {
    ...{ name, sku, image, description, category, priceCents, moq, quantity, state, step },
    ...(leadTimeDays && { leadTimeDays }),
    ...shippingOf(tool),
    ...backordersOf(tool),
    ...calibrationOf(tool),
  };
}

export const recordToolEvent = eventRecorder<ToolEvents>({
  'tool.added': {
    audit: ({ actor, tool }) => ({ actor, subject: subjectOf(tool), after: factsOfNew(tool) }),
    stale,
  },
  'tool.edited': change,
  'tool.deleted': {
    audit: ({ actor, tool }) => {
      const { name, sku, priceCents, moq, quantity } = tool;
      return { actor, subject: subjectOf(tool), before: { name, sku, priceCents, moq, quantity } };
    },
    stale,
  },
  'tool.stock-corrected': change,
  'tool.restocked': { mails: (facts) => [restockedMail(facts)] },
  'tool.stock-low': { mails: ({ tools }) => [lowStockMail(tools, new ObjectId())] },
});
