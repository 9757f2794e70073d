import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { auditEntriesBy } from '../audit/audit-entries-by';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Actor } from '../auth/actor';
import { messagesOf } from '../contact/forget-sender';
import { mailsSentTo } from '../mail/forget-recipient';
import { subscriptionOf } from '../newsletter/forget-subscriber';
import { listOwnOrders } from '../orders/list-own-orders';
import { quoteRequestsOf } from '../quotes/forget-enquirer';
import { reviewsBy } from '../reviews/forget-author';
import { findIdentityById } from '../users/identity';
import { accountFacts, sessionFacts } from './account-facts';
import { ownerOf } from './owner';

/**
 * Everything the store holds of the actor, for them to take away (GDPR, articles 15 and 20): account, sessions, orders,
 * reviews, requests for quote, messages, newsletter, mails, and what the audit log tells of their doings. What an e-mail
 * that nobody has proved to own was used for is left out. Throws `unauthenticated`.
 */
export async function exportData(actor: Actor, now: Date = new Date()): Promise<Record<string, unknown>> {
  const user = await findIdentityById(actor.userId);
  if (!user) throw new AppError('unauthenticated');
  const owner = ownerOf(actor);
  const [orders, reviews, quotes, messages, newsletter, mails, activity] = await Promise.all([
    listOwnOrders(actor, actor.email, { state: 'all' }),
    reviewsBy(actor.userId),
    quoteRequestsOf(owner),
    messagesOf(owner),
    owner.email ? subscriptionOf(owner.email) : null,
    owner.email ? mailsSentTo(owner.email) : [],
    auditEntriesBy(actor.userId),
  ]);
  await recordAuditEvent({
    action: 'user.data-exported',
    actor,
    subject: { kind: 'user', id: actor.userId },
  });
  return {
    exportedAt: now,
    account: accountFacts(user),
    sessions: sessionFacts(user),
    orders: orders.orders,
    reviews: reviews.map(({ _id, review, rating, createdAt }) => ({
      id: _id.toHexString(),
      review,
      rating,
      writtenAt: createdAt,
    })),
    quoteRequests: quotes.map(
      ({ number, lines, note, name, email, company, phone, language, state, receivedAt }) => ({
        number,
        tools: lines.map(({ toolName, toolSku, quantity }) => ({ toolName, toolSku, quantity })),
        ...{ note, name, email, company, phone, language, state, sentAt: receivedAt },
      }),
    ),
    messages: messages.map(
      ({ number, topic, message, name, email, company, phone, language, state, receivedAt }) => {
        return { number, topic, message, name, email, company, phone, language, state, sentAt: receivedAt };
      },
    ),
    newsletter: newsletter && {
      state: newsletter.state,
      since: newsletter.subscribedAt,
      language: newsletter.language,
    },
    mails,
    activity,
  };
}
