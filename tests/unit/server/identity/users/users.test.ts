import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { toSessionUser } from '@/lib/server/api/sign-in/adapter';
import { serializeReview } from '@/lib/server/commerce/reviews/read-reviews';
import { toProfileResponse, toUserRow } from '@/lib/server/identity/users/users.serializer';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { profileResponseSchema, userRowSchema } from '@/lib/shared/customers/user.schema';
import { reviewSchema } from '@/lib/shared/reviews/review.schema';

const user: UserDocument = {
  _id: new ObjectId(),
  name: 'B',
  email: 'b@example.com',
  emailVerified: new Date(),
  image: null,
  passwordHash: '$argon2id$secret',
  role: 'customer',
  sessionVersion: 7,
  phone: '1',
  createdAt: new Date(),
};

it('a user as calls return one never shows the password’s hash or the sessions’ version', () => {
  const responses = [toProfileResponse(user), toUserRow(user)];
  for (const response of responses)
    expect(JSON.stringify(response)).not.toMatch(/argon2|passwordHash|sessionVersion/);
  expect(profileResponseSchema.strict().safeParse(responses[0]).success).toBe(true);
  expect(userRowSchema.strict().safeParse(responses[1]).success).toBe(true);
});

it('a user as calls return one is passed to next-auth without the hash', () => {
  expect(JSON.stringify(toSessionUser(user))).not.toMatch(/argon2|passwordHash/);
});

it('a user as calls return one has empty profile fields for those never filled in', () => {
  expect(toProfileResponse(user)).toMatchObject({ phone: '1', address: '', education: '', linkedin: '' });
});

it('a review as anyone may read it shows no account and no address', () => {
  const review = serializeReview({
    _id: new ObjectId(),
    userId: new ObjectId(),
    name: 'B',
    image: '/p.webp',
    review: 'Good.',
    rating: 5,
    createdAt: new Date(),
  });
  expect(reviewSchema.strict().safeParse(review).success).toBe(true);
  expect(review).not.toHaveProperty('userId');
  expect(review).not.toHaveProperty('verifiedBuyer');
});

it('a review as anyone may read it is of a verified buyer if it is of a tool and has an account: only buyers can write those', () => {
  const [userId, toolId] = [new ObjectId(), new ObjectId()];
  const own = { name: 'B', image: '/p.webp', review: 'Good.', rating: 5, createdAt: new Date() };
  const verified = (review: { userId: ObjectId | null; toolId?: ObjectId }) =>
    serializeReview({ _id: new ObjectId(), ...own, ...review }).verifiedBuyer;
  expect(verified({ userId, toolId })).toBe(true);
  expect(verified({ userId })).toBeUndefined();
  expect(verified({ userId: null, toolId })).toBeUndefined();
});
