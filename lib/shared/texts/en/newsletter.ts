import { ofShop } from '#shop-texts';
export const newsletter = ofShop('en', 'newsletter', {
  confirm: {
    title: 'Confirm the newsletter',
    heading: 'One click, and you are on the list',
    text: 'New tools, price changes and lead times, at most once a month. Every email has an unsubscribe link.',
    submit: 'Confirm',
    done: 'Thank you. You are on the list.',
    missing: 'This link is incomplete. Please open the link in the email again, or sign up again below.',
    next: 'See the latest tools',
  },
  unsubscribe: {
    title: 'Unsubscribe',
    heading: 'Leave the newsletter?',
    text: 'You will still get emails about your orders and your account.',
    submit: 'Unsubscribe',
    done: 'Done. You will get no more emails from this list.',
    missing: 'This link is incomplete. Please open the link in the email again.',
    next: 'Back to home',
  },
});
