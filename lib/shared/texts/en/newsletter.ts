/** The pages that newsletter mails link to. */
export const newsletter = {
  confirm: {
    title: 'Confirm the newsletter',
    heading: 'One press, and you are on the list',
    text: 'New tools, price changes and lead times, once a month at most. Every mail has a link that ends it.',
    submit: 'Confirm',
    done: 'Thank you. You are on the list.',
    missing: 'This link is incomplete. Please open the link from the mail again, or sign up once more below.',
    next: 'See the latest tools',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    heading: 'Leave the newsletter?',
    text: 'Mails about your orders and your account go on as before.',
    submit: 'Unsubscribe',
    done: 'Done. You get no more mails of this list.',
    missing: 'This link is incomplete. Please open the link from the mail again.',
    next: 'Back to the start',
  },
};
