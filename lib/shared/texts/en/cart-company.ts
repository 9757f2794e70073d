/** What the cart shows members of a company, once it is loaded. */
export const cartCompany = {
  loading: 'Loading how your company orders',
  payment: {
    heading: 'Payment',
    card: 'Pay by card',
    account: 'On account ({days} days)',
    credit: 'Credit left: {amount}',
    cardLater: 'Nothing is charged now. You pay under My Orders.',
    accountLater: 'The invoice goes to your company when the order ships.',
  },
};
