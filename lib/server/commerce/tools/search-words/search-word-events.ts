import type { ObjectId } from 'mongodb';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PublicTag } from '@/lib/server/platform/cache/tags';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

type Facts = {
  actor: AuditActor;
  groupId: ObjectId;
  /** The first name. */
  name: string;
  before?: AuditValues;
  after?: AuditValues;
};

export type SearchWordEvents = {
  'search-word.added': Facts;
  'search-word.edited': Facts;
  'search-word.deleted': Facts;
};

const change = {
  audit: ({ actor, groupId: id, name: label, before, after }: Facts) => {
    return { actor, subject: { kind: 'search-word', id, label }, before, after } as const;
  },
  stale: (): PublicTag[] => ['search-words'],
};

export const recordSearchWordEvent = eventRecorder<SearchWordEvents>({
  'search-word.added': change,
  'search-word.edited': change,
  'search-word.deleted': change,
});
