/** Mails about messages and requests for quote, to the requester and to the shop. */
export const requestMails = {
  facts: {
    number: 'Number',
    name: 'Name',
    email: 'Email',
    company: 'Company',
    phone: 'Phone',
    language: 'Language',
    lineCount: '{count} ×',
    lineOnRequest: '{tool}, price on request',
    line: '{tool}, list price {price} each',
    listValue: 'At list price',
  },
  messageAcknowledgement: {
    subject: 'We have your message {number}',
    preview: '{brand} answers by mail, within one working day.',
    heading: 'We have your message',
    paragraphs: [
      'Thank you for writing to {brand}. Your message has the number {number}; someone who knows the matter answers by mail, within one working day.',
    ],
    notes: [
      'If it was not you who wrote to us, someone entered your address by mistake. You need not do anything.',
    ],
  },
  messageReceived: {
    subject: '{number} {topic}: message from {name}',
    heading: '{topic}: message from {name}',
    action: 'Open in the dashboard',
    notes: ['Answering this mail writes to the sender. Mark the message as answered in the dashboard then.'],
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
    preview: '{brand} answers with a price and a lead time, within one working day.',
    heading: 'We have your request for quote',
    paragraphs: [
      'Thank you for asking {brand}. An engineer looks at request {number} and answers by mail with a price and a lead time, within one working day.',
    ],
    action: 'See my quotes',
    notes: [
      'If it was not you who asked, someone entered your address by mistake. You need not do anything.',
    ],
  },
  quoteRequested: {
    subject: '{number} Request for quote: {tools} for {company}',
    heading: 'Request for quote from {name}',
    action: 'Open in the dashboard',
    notes: ['Answering this mail writes to them. Mark the request as answered in the dashboard then.'],
  },
  toolCount: { none: 'a special', one: '1 tool', many: '{count} tools' },
};
