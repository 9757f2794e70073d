import type { SubscriberDocument } from '@/lib/server/platform/db/documents/mail';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { alreadySubscribedMail, confirmMail, welcomeMail } from './newsletter-mails';

type Subscriber = SubscriberDocument;

export type NewsletterEvents = {
  'newsletter.requested': { subscriber: Subscriber; token: string };
  'newsletter.requested-again': { subscriber: Subscriber; at: Date };
  'newsletter.subscribed': { subscriber: Subscriber; at: Date };
  'newsletter.unsubscribed': { subscriber: Subscriber };
};

const moved = ({ _id: id }: Subscriber, from: Subscriber['state'], to: Subscriber['state']) =>
  ({
    actor: 'visitor',
    subject: { kind: 'subscriber', id },
    before: { state: from },
    after: { state: to },
  }) as const;

export const recordNewsletterEvent = eventRecorder<NewsletterEvents>({
  'newsletter.requested': { mails: ({ subscriber, token }) => [confirmMail(subscriber, token)] },
  'newsletter.requested-again': { mails: ({ subscriber, at }) => [alreadySubscribedMail(subscriber, at)] },
  'newsletter.subscribed': {
    audit: ({ subscriber }) => moved(subscriber, 'pending', 'confirmed'),
    mails: ({ subscriber, at }) => [welcomeMail(subscriber, at)],
  },
  'newsletter.unsubscribed': {
    audit: ({ subscriber }) => moved(subscriber, subscriber.state, 'unsubscribed'),
  },
});
