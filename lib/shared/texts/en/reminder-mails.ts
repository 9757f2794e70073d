import { ofShop } from '#shop-texts';
/** Reminders of open invoices, by how late a company is. */
export const reminderMails = ofShop('en', 'reminderMails', {
  facts: {
    company: 'Company',
    overdue: 'Overdue',
    open: 'Open in all',
    invoice: '{open}, due on {day}',
    more: 'Further invoices',
    moreInvoices: 'See the statement',
    payTo: 'Pay to',
  },
  action: 'Open Account Statement',
  notes: [
    'The account statement is attached. If you have paid in the meantime, please disregard this email.',
    'If something is wrong with an invoice, reply to this email.',
  ],
  levels: {
    1: {
      subject: 'A friendly reminder: {overdue} is due',
      preview: 'Perhaps it slipped through: invoices of {company} are past their due date.',
      heading: 'A friendly reminder',
      paragraphs: [
        'Perhaps it slipped through: invoices of {company} at {brand} are past their due date, the oldest since {day}. Please transfer {overdue}, or pay by card from the statement.',
      ],
    },
    2: {
      subject: 'Reminder: {overdue} has been overdue since {day}',
      preview: 'We have not received your payment yet. Please pay within seven days.',
      heading: 'Reminder of open invoices',
      paragraphs: [
        'We have not received your payment for invoices of {company} yet; the oldest was due on {day}. Please pay {overdue} within seven days.',
        'If you cannot, please write to us now, so that we find a way together.',
      ],
    },
    3: {
      subject: 'Last reminder: {overdue} has been overdue since {day}',
      preview: 'Please pay at once. Further orders on account may be refused until then.',
      heading: 'Last reminder of open invoices',
      paragraphs: [
        'Invoices of {company} have been open for more than 45 days after their due date; the oldest was due on {day}. Please pay {overdue} at once.',
        'Until then we may refuse further orders on account. If there is a reason why you do not pay, please tell us today.',
      ],
    },
  },
});
