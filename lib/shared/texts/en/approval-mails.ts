import { ofShop } from '#shop-texts';
import { orderNotes } from './order-notes';

/** Mails about requests for approval: to those who may approve, and to the requester. */
export const approvalMails = ofShop('en', 'approvalMails', {
  facts: {
    number: 'Request',
    requester: 'Requested by',
    poNumber: 'PO number',
    line: '{count} × {tool}, {amount}',
    more: 'And more',
    moreLines: '{count} more lines',
    amount: 'Amount',
    need: 'Needs approval',
    /** `sentence` says what is left of the budget. */
    passed: '{sentence}, {over} over with this order',
    notes: orderNotes.approval,
  },
  /** Replaces single mails when there are very many in an hour. */
  digest: {
    subject: 'Requests for approval: {count}',
    preview: 'What happened in the last hour, in one email.',
    heading: 'Requests for approval',
    paragraphs: [
      'There were many requests for approval in the last hour, so here is the rest in one email, oldest first:',
    ],
    older: 'And {rest} before these; the page "Approvals" has them all.',
    action: 'See the requests',
  },
  needed: {
    subject: 'Approval needed: {number}',
    preview: '{name} asks you to approve an order of {amount}.',
    heading: 'Approval needed',
    paragraphs: ['{name} asks you to approve an order of {amount}.'],
    action: 'Look and decide',
    notes: ['Nothing is ordered and no stock is held until every approval is given.'],
  },
  approved: {
    subject: 'Approved: {number}',
    preview: 'Your request was approved and ordered as {order}. Please pay it.',
    heading: 'Your request was approved',
    paragraphs: ['Your request {number} was approved and ordered as {order}. Please pay it by card.'],
    action: 'Open the order',
  },
  approvedOnAccount: {
    subject: 'Approved: {number}',
    preview: 'Your request was approved and ordered on account as {order}.',
    heading: 'Your request was approved',
    paragraphs: ['Your request {number} was approved and ordered on account as {order}.'],
    action: 'Open the order',
  },
  rejected: {
    subject: 'Rejected: {number}',
    preview: '{person} rejected your request: {reason}',
    heading: 'Your request was rejected',
    paragraphs: [
      '{person} rejected your request {number}: “{reason}”',
      'You can put its tools into your cart, change them and submit them again.',
    ],
    action: 'Open the request',
  },
  outdated: {
    subject: 'Could not be ordered: {number}',
    preview: 'Your request was approved, but something changed since it was submitted.',
    heading: 'Your request could not be ordered',
    paragraphs: [
      'Your request {number} was approved, but something changed since it was submitted, so it could not be ordered. Its page says what changed.',
      'It can be ordered once that is settled; or withdraw it, put its tools into your cart and submit them again.',
    ],
    action: 'See what changed',
  },
});
