import type { ObjectId } from 'mongodb';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PublicTag } from '@/lib/server/platform/cache/tags';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

type Group = { actor: AuditActor; groupId: ObjectId; name: string };
type List = { actor: AuditActor; listId: ObjectId; name: string; before?: AuditValues; after?: AuditValues };

export type PriceEvents = {
  'price-group.added': Group;
  'price-group.renamed': Group & { before: string };
  'price-group.deleted': Group;
  'price-list.added': List;
  'price-list.edited': List;
  'price-list.deleted': List;
  /** An account was put into another price group, or out of its own: their names. */
  'user.price-group-changed': { actor: AuditActor; userId: ObjectId; from: string | null; to: string | null };
};

const groupOf = ({ actor, groupId: id, name: label }: Group) =>
  ({ actor, subject: { kind: 'price-group', id, label } }) as const;

const listChange = {
  audit: ({ actor, listId: id, name: label, before, after }: List) => {
    return { actor, subject: { kind: 'price-list', id, label }, before, after } as const;
  },
  stale: (): PublicTag[] => ['prices'],
};

export const recordPriceEvent = eventRecorder<PriceEvents>({
  'price-group.added': { audit: (facts) => ({ ...groupOf(facts), after: { name: facts.name } }) },
  'price-group.renamed': {
    audit: (facts) => ({ ...groupOf(facts), before: { name: facts.before }, after: { name: facts.name } }),
  },
  'price-group.deleted': { audit: (facts) => ({ ...groupOf(facts), before: { name: facts.name } }) },
  'price-list.added': listChange,
  'price-list.edited': listChange,
  'price-list.deleted': listChange,
  'user.price-group-changed': {
    audit: ({ actor, userId: id, from, to }) => ({
      actor,
      subject: { kind: 'user', id },
      before: { priceGroup: from },
      after: { priceGroup: to },
    }),
  },
});
