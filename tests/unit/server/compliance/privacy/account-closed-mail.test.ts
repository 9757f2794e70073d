import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { accountClosedMail } from '@/lib/server/compliance/privacy/account-closed-mail';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));

it('the mail of a closed account names its owner, unless the name holds an address', () => {
  const textFor = (name: string) =>
    accountClosedMail({ userId: new ObjectId(), email: 'bo@example.com', name }, 'en').text;
  expect(textFor('Bo Buyer')).toContain('Hello Bo Buyer,');
  expect(textFor('Pay at http://evil.example')).toContain('Hello bo@example.com,');
});
