import { ObjectId } from 'mongodb';
import type { OutboxMail } from '@/lib/server/platform/db/documents/mail';

/** Returns a mail as a restore leaves it that has set it aside. */
export function heldMail(about: Partial<OutboxMail> & Pick<OutboxMail, 'to'>): OutboxMail {
  const _id = new ObjectId();
  const at = new Date(Date.now() - 3 * 24 * 3_600_000);
  return {
    _id,
    kind: 'mail',
    key: `newsletter-welcome:${_id.toHexString()}`,
    subject: 'Welcome',
    text: 'A text.',
    html: '<p>A text.</p>',
    state: 'set-aside',
    attempts: 0,
    nextAttemptAt: at,
    createdAt: at,
    ...about,
  };
}
