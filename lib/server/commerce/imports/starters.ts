import { ObjectId } from 'mongodb';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { ImportStarter } from '@/lib/server/platform/db/documents/imports';

/** Returns who an import names, in the form in which the audit log does. */
export function starterOf(by: AuditActor): ImportStarter {
  if (typeof by === 'string') return { kind: by, id: null };
  return { kind: by.role, id: (by.role === 'key' ? by.keyId : by.userId).toHexString() };
}

/** Returns the caller that an import names. */
export function actorOf({ kind, id }: ImportStarter): AuditActor {
  if (id === null) return 'system';
  if (kind === 'key') return { role: 'key', keyId: new ObjectId(id) };
  return { role: kind === 'admin' ? 'admin' : 'customer', userId: new ObjectId(id) };
}
