import { ofShop } from '#shop-texts';
/** About companies: to the shop, to members, and to those who are to become one. */
export const companyMails = ofShop('en', 'companyMails', {
  facts: {
    number: 'Number',
    company: 'Company',
    vatId: 'VAT number',
    certificate: 'Certificate',
    states: 'States',
    validTo: 'Valid to',
    name: 'Registered by',
    email: 'Email',
  },
  /** Who invites, where their name cannot be shown. */
  someone: 'Somebody',
  roles: { buyer: 'buyer', approver: 'approver', owner: 'owner' },
  registered: {
    subject: '{number}: {company} waits for activation',
    preview: 'A customer registered a company. Please look at it and activate it.',
    heading: '{company} waits for activation',
    paragraphs: ['A customer registered this company. Please look at it and activate it.'],
    action: 'Open in the dashboard',
    notes: ['Replying to this email writes to the person who registered it.'],
  },
  activated: {
    subject: '{company} is active at {brand}',
    preview: 'Everything you order from now on is ordered for {company}.',
    heading: '{company} is active',
    paragraphs: [
      'We have activated {company} at {brand}. Everything you order from now on is ordered for the company, and its invoices are made out to it.',
      'Owners can invite colleagues and keep addresses and lists for everyone.',
    ],
    action: 'Open My Company',
  },
  vatIdValid: {
    subject: '{vatId} is confirmed',
    preview: 'Deliveries to other members of the EU can be free of VAT from now on.',
    heading: 'VAT number confirmed',
    paragraphs: [
      'The VAT number {vatId} of {company} is confirmed. From now on, orders are free of VAT where the law says so; each order says it before it is placed.',
    ],
    action: 'Open My Company',
  },
  vatIdInvalid: {
    subject: '{vatId} is not valid',
    preview: 'Orders are taxed as without a VAT number until this is put right.',
    heading: 'VAT number not valid',
    paragraphs: [
      'The EU’s service says that the VAT number {vatId} of {company} is not valid. Until this is put right, orders are taxed as without a number.',
      'Please check the number. If it is right, it may not be enabled for trade between members of the EU yet: your tax office can do that.',
    ],
    action: 'Check the number',
  },
  vatIdUnanswered: {
    subject: '{company}: {vatId} has waited for seven days',
    preview: 'The EU’s service has told nothing about this VAT number. Please confirm it by hand.',
    heading: 'VAT number to confirm',
    paragraphs: [
      'The EU’s service has told nothing about the VAT number {vatId} for seven days and is asked no more. Until somebody confirms the number, orders of {company} are taxed as without one.',
    ],
    action: 'Open in the dashboard',
  },
  certificateEnds: {
    subject: 'Certificate {number} ends on {day}',
    preview: 'Afterwards, orders of {company} have sales tax.',
    heading: 'An exemption certificate ends soon',
    paragraphs: [
      'The exemption certificate {number} of {company} is valid to {day}. Later orders have sales tax, unless you send us a new one in time.',
    ],
    action: 'Open My Company',
  },
  certificateEndsForShop: {
    subject: '{company}: certificate {number} ends on {day}',
    preview: 'Afterwards, orders of {company} have sales tax.',
    heading: 'An exemption certificate ends soon',
    paragraphs: ['The exemption certificate {number} of {company} is valid to {day}. Its owners were told.'],
    action: 'Open in the dashboard',
  },
  /** Replaces single invitations when there are very many in an hour. */
  digest: {
    subject: 'Invitations: {count}',
    preview: 'The invitations of the last hour, in one email.',
    heading: 'Invitations to companies',
    paragraphs: [
      'This address got many invitations in the last hour, so here is the rest in one email, oldest first. Each link works for seven days.',
    ],
    older: 'And {rest} before these.',
    action: 'Open My Company',
    notes: ['If you don’t know what this is about, you can ignore this email.'],
  },
  join: {
    subject: 'Join {company} at {brand}',
    preview: '{name} invited you to order for {company}.',
    heading: 'Join {company}',
    paragraphs: ['{name} invited you to join {company} at {brand} as {role}.'],
    action: 'Join the company',
    notes: [
      'The link works for seven days, for this email address alone.',
      'If you don’t know what this is about, you can ignore this email.',
    ],
  },
});
