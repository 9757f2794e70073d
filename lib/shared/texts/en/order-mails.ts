import { ofShop } from '#shop-texts';
/** `{name}` is the buyer's, `{number}` the order's. */
export const orderMails = ofShop('en', 'orderMails', {
  facts: {
    order: 'Order',
    tool: 'Tool',
    quantity: 'Quantity',
    quantityAt: '{count} at {price} each',
    line: '{count} × {tool}, {amount}',
    lineReferred: '{count} × {tool}, {amount}. Your reference: {reference}',
    reference: 'Your reference',
    more: 'And',
    moreLines: '{count} more, on the page of the order',
    poNumber: 'PO number',
    value: 'Order value',
    address: 'Ship to',
    shipsOn: 'Expected to ship',
    shipsOnIfPaid: '{day}, if paid in time',
    paidOn: 'Paid on',
    invoice: 'Invoice',
    toPay: 'To pay',
    dueOn: 'Due',
    payTo: 'Pay to',
    paidByCredit: 'Paid from credit',
    creditNote: 'Credit note',
    deliveryNote: 'Delivery note',
    parcel: 'Parcel',
    toCome: 'Still to come',
    noDate: 'No date yet',
    movedFrom: '{day} instead of {before}',
    paidBy: 'Paid by',
    card: 'Card ···{digits}',
    transaction: 'Transaction',
    buyer: 'Buyer',
    why: 'Why',
    refund: 'Refund',
    refunded: 'Refunded',
    refundReason: 'Reason',
    dueBy: 'Answer by',
    dispute: 'Chargeback',
  },
  track: 'Track {parcel}',
  placed: {
    subject: 'Order {number} placed: {tool}',
    preview: 'Your units are reserved. Please pay to have them shipped.',
    heading: 'Thank you for your order',
    paragraphs: ['Hello {name}, we have reserved your units. They are shipped once the order is paid.'],
    action: 'Pay now',
    notes: ['An order that is not paid by {until} is released.'],
  },
  placedOnAccount: {
    subject: 'Order {number} placed: {tool}',
    preview: 'Your units are reserved and will be shipped on account.',
    heading: 'Thank you for your order',
    paragraphs: [
      'Hello {name}, we have reserved your units and will ship them on account. The invoice is issued when they ship.',
    ],
    action: 'See the order',
  },
  expiring: {
    subject: 'Order {number} is held until {until}: {tool}',
    preview: 'Pay before then to keep your units.',
    heading: 'Your order is still waiting for payment',
    paragraphs: [
      'Hello {name}, we hold your units until {until}. If it is not paid by then, they go back on sale and nothing is charged.',
    ],
    action: 'Pay now',
    notes: ['Changed your mind? You can cancel the order on the page "My Orders", or simply let it go.'],
  },
  expired: {
    subject: 'Order {number} released: {tool}',
    preview: 'The order was not paid in time. Nothing was charged.',
    heading: 'Your order was released',
    paragraphs: [
      'Hello {name}, your order was not paid in time, so its units are back on the shelf. Nothing was charged.',
    ],
    action: 'Order again',
  },
  cancelled: {
    subject: 'Order {number} canceled: {tool}',
    preview: 'Nothing was charged.',
    heading: 'Your order is canceled',
    paragraphs: ['Hello {name}, as you asked, your order is canceled. Nothing was charged.'],
    action: 'Browse our tools',
    notes: ['Questions? Write to {contact}.'],
  },
  cancelledByShop: 'Hello {name}, {brand} has canceled your order. Nothing was charged.',
  paid: {
    subject: 'Receipt for order {number}: {amount} paid',
    preview: 'We have received your payment.',
    heading: 'Payment received',
    paragraphs: [
      'Hello {name}, thank you: your payment has been received. We will let you know when the order ships. The invoice is on the order’s page.',
    ],
    action: 'See the order',
  },
  shipped: {
    subject: 'Order {number} shipped: {tool}',
    preview: 'Your tools are on their way.',
    heading: 'Your order is on its way',
    paragraphs: ['Hello {name}, your order has left our dock.'],
    action: 'See the order',
  },
  shippedOnAccount: {
    subject: 'Order {number} shipped: {tool}',
    preview: 'Your tools are on their way, and here is the invoice.',
    heading: 'Your order is on its way',
    paragraphs: ['Hello {name}, your order has left our dock. Its invoice is on the page of the order.'],
    action: 'See the order',
  },
  /** `{count}` units. */
  unitsCancelled: {
    subject: 'Order {number}: {count} units canceled',
    preview: 'Some units of your order will not be shipped.',
    heading: '{count} units canceled',
    paragraphs: [
      'Hello {name}, {brand} has canceled these units of your order. They will not be shipped, and nothing is owed for them. The rest of the order stays as it is.',
    ],
    action: 'See the order',
    notes: ['Questions? Write to {contact}.'],
  },
  /** `{part}`: 1, 2, … of the order. */
  partShipped: {
    subject: 'Order {number}: part {part} shipped',
    preview: 'Some of your tools are on their way.',
    heading: 'Part {part} of your order is on its way',
    paragraphs: ['Hello {name}, these units of your order have left our dock. The rest follows.'],
    action: 'See the order',
  },
  partShippedOnAccount: {
    subject: 'Order {number}: part {part} shipped',
    preview: 'Some of your tools are on their way, and here is their invoice.',
    heading: 'Part {part} of your order is on its way',
    paragraphs: [
      'Hello {name}, these units of your order have left our dock. Their invoice is on the page of the order. The rest follows with an invoice of its own.',
    ],
    action: 'See the order',
  },
  /** Lines that leave later than promised. */
  datesMoved: {
    subject: 'New delivery dates for order {number}',
    preview: 'Some of your tools leave later than promised.',
    heading: 'Some of your tools leave later',
    paragraphs: [
      'Hello {name}, we cannot ship these tools on the day we promised, and are sorry for it. All days are on the page of the order.',
    ],
    action: 'See the order',
  },
  newTracking: {
    subject: 'New tracking for order {number}',
    preview: 'The tracking of your parcels has changed.',
    heading: 'New tracking for your order',
    paragraphs: ['Hello {name}, we have corrected how to follow your parcels. These are the right ones.'],
    action: 'See the order',
  },
  /** For the company's accounting. `{invoice}` is its number. */
  invoice: {
    subject: 'Invoice {invoice} for order {number}',
    preview: 'An order of {company} has shipped on account.',
    heading: 'Invoice {invoice}',
    paragraphs: [
      'Order {number}, placed by {name} for {company}, has shipped. Its invoice is on the page of the order, for approvers and owners of the company.',
    ],
    action: 'See the order',
  },
  invoicePaid: {
    subject: 'Payment of {amount} for invoice {invoice} received',
    preview: 'A receipt of your card payment.',
    heading: 'Payment received',
    paragraphs: ['Invoice {invoice} of order {number} was paid by card: {amount}.'],
    action: 'See the order',
  },
  refunded: {
    subject: 'Order {number} refunded: {amount}',
    preview: 'Your payment is on its way back to you.',
    heading: 'Your order was refunded',
    paragraphs: [
      'Hello {name}, {brand} has canceled and refunded your order before it shipped. {amount} goes back to the card you paid with; banks take up to ten days to show it.',
    ],
    action: 'See the order',
    notes: ['Questions? Write to {contact}.'],
  },
  partCredited: {
    subject: 'Credit of {amount} for order {number} ({note})',
    preview: 'Part of your order was credited to your company’s account.',
    heading: '{amount} credited',
    paragraphs: [
      'Hello {name}, {brand} has credited {amount} of your order to your company’s account. It lowers what is open of the order’s invoice; what is over pays the next one. The rest of the order stays as it is.',
    ],
    action: 'See the order',
    notes: ['The credit note is on the order’s page. Questions? Write to {contact}.'],
  },
  partRefunded: {
    subject: 'Refund of {amount} for order {number} ({note})',
    preview: 'Some of your payment is on its way back to you.',
    heading: 'You get {amount} back',
    paragraphs: [
      'Hello {name}, {brand} has refunded {amount} of your order. It goes back to the card you paid with; banks take up to ten days to show it. The rest of the order stays as it is.',
    ],
    action: 'See the order',
    notes: ['The credit note is on the order’s page. Questions? Write to {contact}.'],
  },
  /** Replaces single mails when there are very many in an hour. */
  digest: {
    subject: 'Order updates: {count}',
    preview: 'What happened in the last hour, in one email.',
    heading: 'Order updates',
    paragraphs: [
      'A lot happened to your orders in the last hour, so here is the rest in one email, oldest first:',
    ],
    older: 'And {rest} before these; the page "My Orders" has them all.',
    action: 'See my orders',
  },
  /** The order was closed after its buyer had won a dispute. */
  chargedBack: {
    subject: 'Order {number} closed: {amount}',
    preview: 'Your bank has given you the money back.',
    heading: 'Your order was closed',
    paragraphs: [
      'Hello {name}, your bank has given you {amount} back after you disputed the payment. {brand} has closed your order; nothing will be shipped.',
    ],
    action: 'See the order',
    notes: ['Questions? Write to {contact}.'],
  },
  /** For the shop. `{number}` is the transaction's if no order claimed it. */
  disputeOpened: {
    subject: 'Chargeback: {amount} ({number})',
    preview: 'The buyer’s bank has taken the money. Evidence counts until the date below.',
    heading: 'A buyer disputes {amount}',
    paragraphs: [
      'The buyer’s bank has taken the money from your account at the payment provider until it decides.',
      'Send what shows that the payment is right, such as the invoice and the proof of delivery, in the payment provider’s dashboard. Without an answer in time the money is lost.',
    ],
    action: 'See the order',
  },
  disputeInquiry: {
    subject: 'A bank asks about a payment: {amount} ({number})',
    preview: 'No money was taken. An answer may keep it so.',
    heading: 'A bank asks about {amount}',
    paragraphs: [
      'The buyer does not recognize a payment, or questions it. The bank has taken no money so far.',
      'Answer in the payment provider’s dashboard, or refund the order: an inquiry without an answer often becomes a chargeback.',
    ],
    action: 'See the order',
  },
  disputeClosed: {
    subject: 'Chargeback decided: {amount} ({number})',
    preview: '{outcome}',
    heading: 'The chargeback of {amount} is decided',
    paragraphs: ['{outcome}', 'The order stays as it is.'],
    action: 'See the order',
  },
  /** For the shop. `{number}` is the transaction's if no order claimed it. */
  refundFailed: {
    subject: 'Refund failed: {amount} ({number})',
    preview: 'The money came back, and the buyer still waits for it.',
    heading: 'A refund of {amount} failed',
    paragraphs: [
      'The money is back in your account at the payment provider, and the buyer still waits for it.',
      'Send it again in the dashboard. If the card is closed for good, give the money back another way, by bank transfer for instance, and say so there.',
    ],
    action: 'See what to do',
  },
  /** For the shop: the store has stopped sending it. */
  refundGivenUp: {
    subject: 'Refund not possible: {amount} ({number})',
    preview: 'The payment provider refuses to send it, and the buyer still waits for it.',
    heading: 'A refund of {amount} cannot be sent',
    paragraphs: [
      'The payment provider refuses it for good, so the store has stopped trying. The buyer still waits for the money, unless a chargeback or a refund made at the provider gave it back.',
      'See in the dashboard what has happened. If money is owed, give it back another way, by bank transfer for instance, and say so there.',
    ],
    action: 'See what to do',
  },
});
