import 'server-only';
import type { ObjectId } from 'mongodb';
import type { ApiKeyScope } from '@/lib/shared/api-keys/api-key-scopes';

/** An API key: its hash alone. A revoked one stays, since the audit log refers to it. */
export type ApiKeyDocument = {
  _id: ObjectId;
  name: string;
  /** SHA-256 in hex. */
  hash: string;
  /** The first letters of the key, by which people recognise it. */
  prefix: string;
  scopes: ApiKeyScope[];
  createdAt: Date;
  /** The admin who created it. */
  createdBy: ObjectId;
  /** When it was last used, to the minute. */
  lastUsedAt?: Date;
  /** The last moment at which it is valid. */
  expiresAt?: Date;
  revokedAt?: Date;
};
