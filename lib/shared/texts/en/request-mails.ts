import { ofShop } from '#shop-texts';
/** To the requester and to the shop. */
export const requestMails = ofShop('en', 'requestMails', {
  facts: {
    number: 'Number',
    name: 'Name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone',
    language: 'Language',
    wishedOn: 'Wished by',
    files: 'Files',
    lineCount: '{count} ×',
    lineOnRequest: '{tool}, price on request',
    line: '{tool}, list price {price} each',
    listValue: 'At list price',
  },
  messageAcknowledgement: {
    subject: 'We have your message {number}',
    preview: '{brand} will reply by email within one business day.',
    heading: 'We have your message',
    paragraphs: [
      'Thank you for writing to {brand}. Your message number is {number}; someone who knows the subject will reply by email within one business day.',
    ],
    notes: ['If you didn’t write to us, someone entered your address by mistake. You can ignore this email.'],
  },
  messageReceived: {
    subject: '{number} {topic}: message from {name}',
    heading: '{topic}: message from {name}',
    action: 'Open in the dashboard',
    notes: [
      'Replying to this email writes to the sender. Then mark the message as answered in the dashboard.',
    ],
  },
  topics: {
    tools: 'Tools',
    order: 'An order',
    custom: 'Custom tools',
    dealer: 'Distribution',
    other: 'Something else',
  },
  quoteAcknowledgement: {
    subject: 'We have your request for quote {number}',
    preview: '{brand} will reply with a price and a lead time within one business day.',
    heading: 'We have your request for quote',
    paragraphs: [
      'Thank you for asking {brand}. An engineer reviews request {number} and will reply by email with a price and a lead time within one business day.',
    ],
    action: 'See my quotes',
    notes: ['If you didn’t ask, someone entered your address by mistake. You can ignore this email.'],
  },
  quoteRequested: {
    subject: '{number} Request for quote: {tools} for {company}',
    heading: 'Request for quote from {name}',
    action: 'Open in the dashboard',
    notes: ['Replying to this email writes to them. Then mark the request as answered in the dashboard.'],
  },
  /** Replaces single mails to the shop when there are very many in an hour. */
  digest: {
    subject: 'From customers and visitors: {count}',
    preview: 'What came in the last hour, in one email.',
    heading: 'From customers and visitors',
    paragraphs: [
      'Very much came in the last hour, so here is the rest in one email, oldest first. Each link opens it in the dashboard:',
    ],
    older: 'And {rest} before these; the dashboard has them all.',
    action: 'Open the dashboard',
  },
  toolCount: { none: 'a custom tool', one: '1 tool', many: '{count} tools' },
});
