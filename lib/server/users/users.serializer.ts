import 'server-only';
import type { ProfileAnswer, UserRow } from '@/lib/shared/schemas/user';
import type { UserDocument } from '../db/documents/users';
import { languageOfUser } from './identity';

/** A user's profile as `GET /api/user/{email}` answers it. */
export function toProfileAnswer(user: UserDocument): ProfileAnswer {
  return {
    email: user.email,
    name: user.name,
    role: user.role,
    phone: user.phone ?? '',
    address: user.address ?? '',
    education: user.education ?? '',
    linkedin: user.linkedin ?? '',
    language: languageOfUser(user),
  };
}

/** A user as the list for admins has them. */
export function toUserRow(user: Omit<UserDocument, 'passwordHash'>): UserRow {
  return {
    _id: user._id.toHexString(),
    email: user.email,
    name: user.name,
    role: user.role,
    verified: user.emailVerified !== null,
  };
}
