import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { sessionHandle } from '@/lib/server/identity/sessions/session-token';
import type { ViewKey } from './customer-views.repository';

export function viewKeyOf({ userId, sessionId }: Actor, customerId: ObjectId): ViewKey {
  return { adminId: userId, session: sessionHandle(sessionId), customerId };
}
