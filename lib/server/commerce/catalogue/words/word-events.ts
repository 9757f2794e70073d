import 'server-only';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PublicTag } from '@/lib/server/platform/cache/public-tags';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Language } from '@/lib/shared/site/languages';

type Words = readonly { text: string; translation: string | null }[];

export type WordEvents = {
  'catalogue-words.translated': { actor: AuditActor; language: Language; before: Words; after: Words };
};

export const recordWordEvent = eventRecorder<WordEvents>({
  'catalogue-words.translated': {
    audit: ({ actor, language, before, after }) => ({
      actor,
      subject: { kind: 'catalogue-words', id: null, label: language },
      before: { words: before },
      after: { words: after },
    }),
    stale: (): PublicTag[] => ['catalogue-words'],
  },
});
