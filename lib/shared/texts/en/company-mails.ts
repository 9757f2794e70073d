/** About companies: to the shop, to members, and to those who are to become one. */
export const companyMails = {
  facts: {
    number: 'Number',
    company: 'Company',
    vatId: 'VAT number',
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
};
