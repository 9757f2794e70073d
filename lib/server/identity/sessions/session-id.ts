import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const SESSION_ID_BYTES = 32;

/** 256 random bits in base64url. */
export const SESSION_ID_PATTERN = /^[\w-]{43}$/;

/** A new session's id, which only its cookie and its tokens know. */
export function newSessionId(): string {
  return randomBytes(SESSION_ID_BYTES).toString('base64url');
}

/** What is stored of it, and shown as its handle: nobody who reads the database can name the session itself. */
export function sessionHandle(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}
