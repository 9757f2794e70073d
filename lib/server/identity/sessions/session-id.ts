import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const SESSION_ID_BYTES = 32;

/** 256 random bits in base64url. */
export const SESSION_ID_PATTERN = /^[\w-]{43}$/;

export function newSessionId(): string {
  return randomBytes(SESSION_ID_BYTES).toString('base64url');
}

/** What is stored and shown: the database does not reveal the session's id. */
export function sessionHandle(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
