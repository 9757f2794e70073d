import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import type { ProfileResponse, UserRow } from '@/lib/shared/customers/user.schema';
import { languageOfUser } from './identity';

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

export function toUserRow(user: Omit<UserDocument, 'passwordHash'>): UserRow {
  return {
    _id: user._id.toHexString(),
    email: user.email,
    name: user.name,
    role: user.role,
    verified: user.emailVerified !== null,
    ...(user.customerNumber ? { customerNumber: user.customerNumber } : {}),
    ...(user.priceGroupId ? { priceGroupId: user.priceGroupId.toHexString() } : {}),
  };
}
