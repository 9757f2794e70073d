import type { Actor } from '@/lib/server/identity/actor';
import type { AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

export type TradeEvents = {
  /** The blocks that changed. */
  'trade.edited': { actor: Actor; revision: number; before: AuditValues; after: AuditValues };
};

export const recordTradeEvent = eventRecorder<TradeEvents>({
  'trade.edited': {
    audit: ({ actor, revision, before, after }) => ({
      actor,
      subject: { kind: 'trade', id: String(revision) },
      before,
      after,
    }),
    stale: () => ['trade'],
  },
});
