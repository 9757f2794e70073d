import 'server-only';
import { deviceLabel } from '@/lib/server/identity/sessions/device';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';

export function accountFacts(user: UserDocument): Record<string, unknown> {
  const {
    _id,
    name,
    email,
    emailVerified,
    ownerProvedAt,
    image,
    role,
    createdAt,
    passwordHash,
    secondFactor,
  } = user;
  const { phone = '', address = '', education = '', linkedin = '' } = user;
  return {
    id: _id.toHexString(),
    name,
    email,
    emailVerifiedAt: emailVerified,
    ownerProvedAt: ownerProvedAt ?? null,
    picture: image,
    role,
    registeredAt: createdAt,
    signsInWithPassword: passwordHash !== undefined,
    hasSecondFactor: secondFactor !== undefined,
    adminsNote: user.note?.text || null,
    savedViews: (user.savedViews ?? []).map(({ list, name: title, address: shows }) => {
      return { list, name: title, shows };
    }),
    profile: { phone, address, education, linkedin, language: languageOfUser(user) },
  };
}

export function sessionFacts(user: UserDocument): Record<string, unknown>[] {
  return (user.sessions ?? []).map(({ method, createdAt, lastUsedAt, expiresAt, address, device }) => {
    return { method, createdAt, lastUsedAt, expiresAt, address, device: deviceLabel(device) };
  });
}
