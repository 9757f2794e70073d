import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Language } from '@/lib/shared/site/languages';

/** The authenticated user, read from the database at each request. */
export type Actor = {
  userId: ObjectId;
  email: string;
  name: string;
  image: string | null;
  role: 'admin' | 'customer';
  emailVerified: boolean;
  language?: Language | undefined;
  priceGroupId?: ObjectId | undefined;
  /** Tokens issued in this session end with it. */
  sessionId: string;
  sessionVersion: number;
  secondFactor: boolean;
  /** An admin whose session has no second factor, where REQUIRE_ADMIN_TOTP is set: `role` is `customer`. */
  owesSecondFactor?: boolean;
};
