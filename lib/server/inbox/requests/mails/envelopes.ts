import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { InboxRequest } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import type { MailContent } from '@/lib/server/platform/mail/templates/layout';
import { inShopDigest } from './shop-digest';

/** Replies go to the shop. */
export function toRequester({ kind, _id, email }: InboxRequest, content: MailContent): Mail {
  const key = `${kind}-acknowledgement:${_id.toHexString()}`;
  return { key, to: email, replyTo: env().CONTACT_EMAIL, ...content };
}

const KEY_PREFIXES = { contact: 'contact-received', quote: 'quote-requested' } as const;

export function toShop({ kind, _id, email }: InboxRequest, content: MailContent, url: string): Mail {
  const key = `${KEY_PREFIXES[kind]}:${_id.toHexString()}`;
  return { key, to: env().CONTACT_EMAIL, replyTo: email, ...content, digest: inShopDigest(url) };
}
