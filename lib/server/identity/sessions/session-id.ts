import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const SESSION_ID_BYTES = 32;

export const SESSION_ID_PATTERN = /^[\w-]{43}$/;

export function newSessionId(): string {
  return randomBytes(SESSION_ID_BYTES).toString('base64url');
}

/** What is stored and shown: the database does not reveal the session's id. */
export function sessionHandle(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
