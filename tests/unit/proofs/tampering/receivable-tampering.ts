import { ObjectId } from 'mongodb';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { withCardPayment, withReceivables } from '../with-receivables';
import type { Tampering } from './tampering';

type Tamper = (account: Snapshot['account'], snapshot: Snapshot) => void;

const one = (check: string, what: string, tamper: Tamper): Tampering => [
  check,
  what,
  (snapshot) => {
    withReceivables(snapshot);
    tamper(snapshot.account, snapshot);
  },
];

const byCard = (check: string, what: string, tamper: Tamper): Tampering => [
  check,
  what,
  (snapshot) => {
    withCardPayment(snapshot);
    tamper(snapshot.account, snapshot);
  },
];

/** Ways in which what companies owe is wrong. */
export const RECEIVABLE_TAMPERING: readonly Tampering[] = [
  one('figures of companies add up', 'credit that is reserved for no order', ({ accounts }) => {
    accounts[0]!.reservedCents += 1;
  }),
  one('figures of companies add up', 'an invoice that the figures do not have', ({ receivables }) => {
    receivables[0]!.openCents += 1;
  }),
  one('figures of companies add up', 'credit that no payment has', ({ accounts }) => {
    accounts[0]!.creditCents += 1;
  }),
  one(
    'figures of companies add up',
    'an order on account of a company without an account',
    ({ accounts }) => {
      accounts.pop();
    },
  ),
  one(
    'invoices on account add up',
    'an invoice that is open of more than it is paid less',
    ({ payments }) => {
      payments[0]!.allocations[0]!.cents -= 1;
    },
  ),
  one('invoices on account add up', 'an invoice that is settled though it is open', ({ receivables }) => {
    receivables[0]!.settledAt = new Date();
  }),
  one('invoices on account add up', 'an order that is paid though its invoice is open', (_, { orders }) => {
    orders.find(({ number }) => number === 'FL-OWED')!.paidAt = new Date();
  }),
  one('invoices on account add up', 'money for an invoice that there is not', ({ payments }) => {
    payments[0]!.allocations[0]!.orderId = new ObjectId();
  }),
  one('credit pays what is open', 'credit beside an open invoice', ({ accounts, payments }) => {
    payments[0]!.unappliedCents += 1;
    payments[0]!.amountCents += 1;
    accounts[0]!.creditCents += 1;
  }),
  one('payments of companies add up', 'a cent of a payment that is lost', ({ payments }) => {
    payments[0]!.amountCents += 1;
  }),
  one('payments of companies add up', 'a payment of which less than nothing is left', ({ payments }) => {
    payments[0]!.unappliedCents = -1;
  }),
  one('payments of companies add up', 'a payment that pays another company’s invoice', ({ payments }) => {
    payments[0]!.companyId = new ObjectId();
  }),
  one('ledgers lead to their figures', 'a line that is missing', ({ ledger }) => {
    ledger.splice(2, 1);
  }),
  one('ledgers lead to their figures', 'a line whose figures do not follow', ({ ledger }) => {
    ledger[1]!.after.reserved += 1;
  }),
  one('ledgers lead to their figures', 'a payment that is booked twice', ({ ledger }) => {
    ledger[5]!.reason = 'payment';
  }),
  one('ledgers lead to their figures', 'figures that their ledger does not lead to', ({ accounts }) => {
    accounts[0]!.lines += 1;
  }),
  one('orders within credit limits', 'an order placed over the limit', ({ ledger }) => {
    ledger[1]!.limitCents! -= 1;
  }),
  one('refunds in part', 'a credit note that no order has', ({ payments }) => {
    Object.assign(payments[0]!, {
      method: 'credit-note',
      part: 1,
      orderId: payments[0]!.allocations[0]!.orderId,
    });
  }),
  one('refunds in part', 'an order on account that was credited nothing', (_, { orders }) => {
    const part = { id: new ObjectId(), part: 1, amountCents: 100, lines: [], idempotency: { key: 'k' } };
    const refunded = { partRefunds: [part], partRefundedCents: 100 };
    Object.assign(orders.find(({ number }) => number === 'FL-OWED')!, refunded);
  }),
  one('one invoice an order on account', 'a shipped order that nobody owes', ({ receivables }) => {
    receivables.pop();
  }),
  one(
    'one invoice an order on account',
    'an order by card that is owed as well',
    ({ receivables }, { orders }) => {
      const { _id } = orders.find(({ number }) => number === 'FL-SHIP')!;
      receivables.push({ ...receivables[0]!, _id, openCents: 0 });
    },
  ),
  one('one invoice an order on account', 'more owed than the invoice says', ({ receivables }) => {
    receivables[0]!.grossCents += 1;
  }),
  one('one invoice an order on account', 'an order on account that a card paid', (_, { orders }) => {
    orders.find(({ number }) => number === 'FL-OWED')!.transactionId = 'pi_1';
  }),
  byCard('card payments of companies', 'a card payment that is recorded twice', ({ payments }) => {
    payments.push({ ...payments[0]!, _id: new ObjectId() });
  }),
  byCard('card payments of companies', 'a card payment of more than was taken', ({ payments }) => {
    payments[0]!.amountCents += 1;
  }),
  byCard('card payments of companies', 'a card payment of another company', ({ payments }) => {
    payments[0]!.companyId = new ObjectId();
  }),
  byCard('card payments of companies', 'a card payment that pays an order as well', ({ payments }) => {
    payments[0]!.intentId = 'pi_one';
  }),
  byCard('no charge for nothing', 'a card payment that no company has', ({ payments }) => {
    payments.pop();
  }),
  byCard('no charge for nothing', 'a refund by the provider that was not taken back', ({ payments }) => {
    payments[0]!.reversals.pop();
  }),
];
