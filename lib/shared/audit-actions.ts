/**
 * Every action the audit log records, `<subject>.<past participle>`. The admin page filters by these, so a new kind of
 * change is added here first. Never rename one: existing entries keep their action for ever.
 */
export const AUDIT_ACTIONS = [
  'order.placed',
  'order.paid',
  'order.shipped',
  'order.cancelled',
  'order.expired',
  'order.refunded',
  'order.payment-returned',
  'payment.blocked',
  'dispute.opened',
  'dispute.updated',
  'dispute.closed',
  'refund.failed',
  'refund.retried',
  'refund.settled',
  'tool.added',
  'tool.edited',
  'tool.deleted',
  'tool.stock-corrected',
  'review.added',
  'review.edited',
  'user.registered',
  'user.email-verified',
  'user.google-linked',
  'user.profile-changed',
  'user.name-changed',
  'user.password-changed',
  'user.password-reset-requested',
  'user.password-reset',
  'user.password-removed',
  'user.second-factor-enabled',
  'user.second-factor-disabled',
  'user.recovery-codes-renewed',
  'user.role-changed',
  'user.data-exported',
  'user.closed',
  'session.signed-in',
  'session.sign-in-failed',
  'session.second-factor-failed',
  'session.blocked',
  'session.signed-out',
  'session.signed-out-everywhere',
  'newsletter.subscribed',
  'newsletter.unsubscribed',
  'contact.received',
  'contact.answered',
  'contact.reopened',
  'quote.requested',
  'quote.answered',
  'quote.reopened',
  'settings.changed',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry can be about. */
export const AUDIT_SUBJECTS = [
  'order',
  'payment',
  'tool',
  'review',
  'user',
  'subscriber',
  'contact',
  'quote',
  'settings',
] as const;

export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number];
