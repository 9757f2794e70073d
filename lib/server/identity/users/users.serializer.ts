import 'server-only';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import type { ProfileResponse, UserRow } from '@/lib/shared/schemas/user';
import { languageOfUser } from './identity';

/** A user's profile as `GET /api/user/{email}` returns it. */
export function toProfileResponse(user: UserDocument): ProfileResponse {
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
