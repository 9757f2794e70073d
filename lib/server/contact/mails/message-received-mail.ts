import 'server-only';
import { env } from '@/lib/server/config/env';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';
import { enquirerFacts, linesOf } from '@/lib/server/enquiries/enquirer-facts';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { siteLink } from '@/lib/server/mail/templates/site-link';
import type { ContactTopic } from '@/lib/shared/enquiry-rules';
import { ROUTES } from '@/lib/shared/routes';

const TOPICS: Record<ContactTopic, string> = {
  tools: 'Tools',
  order: 'An order',
  custom: 'Custom tools',
  dealer: 'Distribution',
  other: 'Something else',
};

/** Brings a message to the shop. An answer goes straight to the sender. */
export function messageReceivedMail(message: ContactMessageDocument): Mail {
  const topic = TOPICS[message.topic];
  const content = layoutMail({
    subject: `${message.number} ${topic}: message from ${message.name}`,
    preview: message.message.slice(0, 120),
    heading: `${topic}: message from ${message.name}`,
    paragraphs: linesOf(message.message),
    facts: enquirerFacts(message),
    action: {
      label: 'Open in the dashboard',
      url: siteLink(ROUTES.messages, { q: message.number, state: 'all' }),
    },
    notes: ['Answering this mail writes to the sender. Mark the message as answered in the dashboard then.'],
  });
  return {
    key: `contact-received:${message._id.toHexString()}`,
    to: env().CONTACT_EMAIL,
    replyTo: message.email,
    ...content,
  };
}
