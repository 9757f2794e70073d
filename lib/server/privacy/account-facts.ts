import 'server-only';
import type { UserDocument } from '../db/documents/users';
import { languageOfUser } from '../users/identity';

/** What is known of an account itself, without its secrets. */
export function accountFacts(user: UserDocument): Record<string, unknown> {
  const { _id, name, email, emailVerified, image, role, createdAt, passwordHash, secondFactor } = user;
  const { phone = '', address = '', education = '', linkedin = '' } = user;
  return {
    id: _id.toHexString(),
    name,
    email,
    emailVerifiedAt: emailVerified,
    picture: image ?? null,
    role,
    registeredAt: createdAt,
    signsInWithPassword: passwordHash !== undefined,
    hasSecondFactor: secondFactor !== undefined,
    profile: { phone, address, education, linkedin, language: languageOfUser(user) },
  };
}

/** Where the account is signed in. */
export function sessionFacts(user: UserDocument): Record<string, unknown>[] {
  return (user.sessions ?? []).map(({ method, createdAt, lastUsedAt, expiresAt, address, device }) => {
    return { method, createdAt, lastUsedAt, expiresAt, address, device };
  });
}
