import 'server-only';
import type { ObjectId } from 'mongodb';
import type { ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';

/** An API key: its hash alone. A revoked one stays, since the audit log refers to it. */
export type ApiKeyDocument = {
  _id: ObjectId;
  name: string;
  /** SHA-256 in hex. */
  hash: string;
  prefix: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  createdBy: ObjectId;
  /** When it was last used, to the minute. */
  lastUsedAt?: Date;
  expiresAt?: Date;
  revokedAt?: Date;
};
