import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

export type Actor = {
  userId: ObjectId;
  email: string;
  name: string;
  image: string | null;
  role: 'admin' | 'customer';
  emailVerified: boolean;
  language?: Language | undefined;
  priceGroupId?: ObjectId | undefined;
  sessionId: string;
  sessionVersion: number;
  secondFactor: boolean;
  /** An admin whose session has no second factor, where REQUIRE_ADMIN_TOTP is set: `role` is `customer`. */
  owesSecondFactor?: boolean;
};
