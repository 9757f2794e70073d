import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { eventRecorder } from './event-recorder';

/** `what` is the file, or the path of the call. */
type Facts = { actor: AuditActor; what: string; rows: number };

export type DataEvents = { 'data.exported': Facts; 'data.read': Facts };

/** Somebody took many records along. */
const taken = {
  audit: ({ actor, what, rows }: Facts) =>
    ({ actor, subject: { kind: 'data', id: null, label: what }, after: { rows } }) as const,
};

export const recordDataEvent = eventRecorder<DataEvents>({ 'data.exported': taken, 'data.read': taken });
