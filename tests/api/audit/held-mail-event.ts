import { expect } from 'vitest';
import { decideSetAside } from '@/lib/server/platform/events/set-aside';
import { stored } from '@/tests/api/support/database';
import { someAddress } from '@/tests/api/support/requests';
import { heldMail } from '@/tests/support/held-mails';
import type { Expected } from './expected';

/** A mail that a restore has set aside is sent or discarded, by the command on the server. */
export async function heldMailEvent(decision: 'send' | 'discard'): Promise<Expected> {
  const mail = heldMail({ to: someAddress() });
  await stored('outbox').insertOne(mail);
  const id = String(mail._id);
  expect(await decideSetAside(decision, [id])).toEqual({ unknown: [] });
  return {
    actor: { kind: 'system', id: null },
    subject: { kind: 'held-mail', id, label: null },
    before: { step: 'newsletter-welcome', writtenAt: mail.createdAt.toISOString() },
    after: null,
    byRequest: false,
  };
}
