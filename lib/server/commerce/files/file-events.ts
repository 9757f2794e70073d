import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { FileDocument } from '@/lib/server/platform/db/documents/files';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';

type Facts = { actor: AuditActor; file: FileDocument };

export type FileEvents = { 'file.uploaded': Facts; 'file.deleted': Facts };

const aboutOf = ({ actor, file }: Facts) => ({ actor, subject: { kind: 'file', id: file._id } }) as const;
const factsOf = ({ kind, bytes, size }: FileDocument) => ({ kind, bytes, ...size });

export const recordFileEvent = eventRecorder<FileEvents>({
  'file.uploaded': { audit: (facts) => ({ ...aboutOf(facts), after: factsOf(facts.file) }) },
  // With the tools that were saved with it.
  'file.deleted': {
    audit: (facts) => ({
      ...aboutOf(facts),
      before: { ...factsOf(facts.file), tools: facts.file.toolIds },
    }),
  },
});
