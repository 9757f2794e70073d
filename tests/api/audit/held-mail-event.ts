import { expect } from 'vitest';
import { stored } from '@/tests/api/support/database';
import { someAddress } from '@/tests/api/support/requests';
import { heldMail } from '@/tests/support/held-mails';
import { anAdmin } from '@/tests/support/people';
import type { Expected } from './expected';

/** An admin decides about a mail that a restore has set aside. */
export async function heldMailEvent(
  decision: 'send' | 'discard',
): Promise<Pick<Expected, 'subject' | 'before' | 'after'>> {
  const mail = heldMail({ to: someAddress() });
  await stored('outbox').insertOne(mail);
  const id = String(mail._id);
  const { body } = await (await anAdmin()).call('POST', `/api/held-mail/${decision}`, { ids: [id] });
  expect(body).toEqual({ modifiedCount: 1 });
  return {
    subject: { kind: 'held-mail', id, label: null },
    before: { step: 'newsletter-welcome', writtenAt: mail.createdAt.toISOString() },
    after: null,
  };
}
