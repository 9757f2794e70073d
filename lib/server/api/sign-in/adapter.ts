import { MongoDBAdapter } from '@auth/mongodb-adapter';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { findIdentityById, type Identity } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import { client, database } from '@/lib/server/platform/db/client';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { SessionRecord } from '@/lib/server/platform/db/documents/users';

export type SessionUser = AdapterUser & {
  role: Identity['role'];
  sessionVersion: number;
  signIn?: Pick<SessionRecord, 'method' | 'secondFactor'>;
};

export function toSessionUser(user: Identity): SessionUser {
  return {
    id: user._id.toHexString(),
    email: user.email,
    name: user.name,
    image: user.image,
    emailVerified: user.emailVerified,
    role: user.role,
    sessionVersion: user.sessionVersion,
  };
}

function withoutSecrets<User extends object>(user: User | null): User | null {
  if (!user) return null;
  const { passwordHash: _, sessions: __, secondFactor: ___, ...rest } = user as User & Partial<Identity>;
  return rest as unknown as User;
}

/**
 * `@auth/mongodb-adapter` on the store's own connection, with three differences: `createUser` is the caller's, Google's tokens
 * are not stored, and `getUser` returns null. next-auth 4 calls `getUser` only to link a Google account to the user who is
 * signed in at that moment; here a sign-in always opens the account of its own e-mail.
 */
export function storeAdapter(createUser: (person: Omit<AdapterUser, 'id'>) => Promise<SessionUser>): Adapter {
  const connect = async () => {
    await database();
    return client();
  };
  // The adapter is typed for Auth.js 5, whose interface has the functions of next-auth 4 under the same names.
  const adapter = MongoDBAdapter(connect, { databaseName: env().MONGODB_DB }) as Required<Adapter>;
  return {
    ...adapter,
    createUser: (person: Omit<AdapterUser, 'id'>) => createUser(person),
    getUser: async () => null,
    getUserByEmail: async (email) => withoutSecrets(await adapter.getUserByEmail(email.toLowerCase())),
    getUserByAccount: async (account) => withoutSecrets(await adapter.getUserByAccount(account)),
    linkAccount: async ({ userId, provider, providerAccountId, type }: AdapterAccount) => {
      try {
        await adapter.linkAccount({ userId, provider, providerAccountId, type });
        const user = await findIdentityById(userId);
        await recordAccountEvent('user.google-linked', { userId, user });
      } catch (error) {
        // A concurrent sign-in of the same person was faster: the link exists.
        const linked = await adapter.getUserByAccount({ provider, providerAccountId });
        if (!isDuplicateKey(error, 'providerAccountId') || linked?.id !== userId) throw error;
      }
    },
  };
}
