import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PaperRecord, SerialDocument } from '@/lib/server/platform/db/documents/serials';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { type Reminder, reminderMail } from './serial-mails';

type Facts = { actor: AuditActor; serial: SerialDocument };

export type SerialEvents = {
  /** It was not known before, or has a holder now. */
  'serial.recorded': Facts;
  'serial.edited': { actor: AuditActor; before: SerialDocument; after: SerialDocument };
  'serial.paper-added': Facts & { paper: PaperRecord };
  'serial.paper-removed': Facts & { paper: PaperRecord };
  'serial.calibration-due': Reminder;
};

const subjectOf = ({ _id: id, sku, serial }: SerialDocument) =>
  ({ kind: 'serial', id, label: `${sku} ${serial}` }) as const;

const EDITED = ['serial', 'calibratedOn', 'dueOn', 'retired', 'holderNote'] as const;

/** A note is what a person wrote: the log has a mark of it. */
function editedValues(serial: SerialDocument, other: SerialDocument): Record<string, unknown> {
  const changed = EDITED.filter((field) => serial[field] !== other[field]);
  return Object.fromEntries(
    changed.map((field) => [field === 'holderNote' ? 'note' : field, serial[field] ?? null]),
  );
}

const paperOf = ({ title, kind, day, bytes }: PaperRecord) => ({ title, kind, day, bytes });

export const recordSerialEvent = eventRecorder<SerialEvents>({
  'serial.recorded': {
    audit: ({ actor, serial }) => {
      const { toolId, sku, orderNumber, dueOn } = serial;
      return {
        actor,
        subject: subjectOf(serial),
        after: { toolId, sku, serial: serial.serial, orderNumber, dueOn },
      };
    },
  },
  'serial.edited': {
    audit: ({ actor, before, after }) => ({
      ...{ actor, subject: subjectOf(after) },
      before: editedValues(before, after),
      after: editedValues(after, before),
    }),
  },
  'serial.paper-added': {
    audit: ({ actor, serial, paper }) => {
      const { toolId, sku } = serial;
      return { actor, subject: subjectOf(serial), after: { toolId, sku, ...paperOf(paper) } };
    },
  },
  'serial.paper-removed': {
    audit: ({ actor, serial, paper }) => ({ actor, subject: subjectOf(serial), before: paperOf(paper) }),
  },
  'serial.calibration-due': { mails: (reminder) => [reminderMail(reminder)] },
});
