import type { ObjectId } from 'mongodb';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PublicTag } from '@/lib/server/platform/cache/tags';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

type Facts = {
  actor: AuditActor;
  categoryId: ObjectId;
  slug: string;
  before?: AuditValues;
  after?: AuditValues;
};

export type CategoryEvents = {
  'category.added': Facts;
  'category.edited': Facts;
  'category.deleted': Facts;
};

const change = {
  audit: ({ actor, categoryId: id, slug: label, before, after }: Facts) => {
    return { actor, subject: { kind: 'category', id, label }, before, after } as const;
  },
  stale: (): PublicTag[] => ['categories'],
};

export const recordCategoryEvent = eventRecorder<CategoryEvents>({
  'category.added': change,
  'category.edited': change,
  'category.deleted': change,
});
