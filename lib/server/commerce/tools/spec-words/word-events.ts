import type { ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PublicTag } from '@/lib/server/platform/cache/tags';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import type { Language } from '@/lib/shared/site/languages';

/** `before` and `after` are empty for no translation. */
type Translated = {
  actor: AuditActor;
  wordId: ObjectId;
  text: string;
  language: Language;
  before: string;
  after: string;
};

export type WordEvents = { 'catalogue-word.translated': Translated };

export const recordWordEvent = eventRecorder<WordEvents>({
  'catalogue-word.translated': {
    audit: ({ actor, wordId: id, text: label, language, before, after }) => ({
      actor,
      subject: { kind: 'catalogue-word', id, label },
      before: { [`translation:${language}`]: before || null },
      after: { [`translation:${language}`]: after || null },
    }),
    stale: (): PublicTag[] => ['catalogue-words'],
  },
});
