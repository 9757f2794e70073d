import type { ObjectId } from 'mongodb';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PublicTag } from '@/lib/server/platform/cache/tags';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

type Facts = {
  actor: AuditActor;
  pageId: ObjectId;
  slug: string;
  before?: AuditValues;
  after?: AuditValues;
};

export type PageEvents = {
  'page.added': Facts;
  'page.edited': Facts;
  'page.deleted': Facts;
  'site.edited': { actor: AuditActor; part: string; before: AuditValues; after: AuditValues };
};

const change = {
  audit: ({ actor, pageId: id, slug: label, before, after }: Facts) => {
    return { actor, subject: { kind: 'page', id, label }, before, after } as const;
  },
  stale: (): PublicTag[] => ['pages'],
};

export const recordPageEvent = eventRecorder<PageEvents>({
  'page.added': change,
  'page.edited': change,
  'page.deleted': change,
  'site.edited': {
    audit: ({ actor, part, before, after }) => {
      return { actor, subject: { kind: 'page', id: null, label: part }, before, after };
    },
    stale: () => ['pages'],
  },
});
