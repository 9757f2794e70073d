import { ofShop } from '#shop-texts';
import { needs } from './needs';

/** How a member of a company orders a cart or an offer. */
export const companyOrder = ofShop('en', 'companyOrder', {
  loading: 'Loading how your company orders',
  missing: 'Still missing: {fields}',
  payment: {
    heading: 'Payment',
    card: 'Pay by card',
    account: 'On account ({days} days)',
    credit: 'Credit left: {amount}',
    cardLater: 'Nothing is charged now. You pay under My Orders.',
    accountLater: 'The invoice goes to your company when the order ships.',
  },
  needs,
  approval: {
    heading: 'Approval',
    needed: 'This order needs approval before it is placed:',
    answeredBy: 'Can be approved by {names}',
    nobody: 'Nobody else can approve it at the moment. Please talk to an owner of your company.',
    none: 'No approval needed.',
    budget: 'Budget left',
    leftOf: '{left} of {limit} in {period}',
    credit: 'Credit left',
    creditOf: '{left} of {limit}',
    after: '{amount} after this order',
    passed: '{amount} over after this order',
    submit: 'Submit for Approval',
    submitted: 'Submitted for approval',
    submittedTo: 'Submitted for approval. It waits for {names}.',
    gone: 'You do not order for a company any more. Nothing was submitted; from now on you order for yourself.',
    submitHint: 'Nothing is reserved until it is approved.',
  },
});
