import { ObjectId } from 'mongodb';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { withCardPayment, withReceivables } from '../with-receivables';
import type { Tamperings } from './tampering';

type Tamper = (account: Snapshot['account'], snapshot: Snapshot) => void;

const after = (happen: (snapshot: Snapshot) => void) => (tamper: Tamper) => (snapshot: Snapshot) => {
  happen(snapshot);
  tamper(snapshot.account, snapshot);
};
const owed = after(withReceivables);
const byCard = after(withCardPayment);

/** Ways in which what companies owe is wrong. */
export const RECEIVABLE_TAMPERING: Tamperings = {
  'figures of companies add up': {
    'credit that is reserved for no order': owed(({ accounts }) => {
      accounts[0]!.reservedCents += 1;
    }),
    'an invoice that the figures do not have': owed(({ receivables }) => {
      receivables[0]!.openCents += 1;
    }),
    'credit that no payment has': owed(({ accounts }) => {
      accounts[0]!.creditCents += 1;
    }),
    'an order on account of a company without an account': owed(({ accounts }) => {
      accounts.pop();
    }),
  },
  'invoices on account add up': {
    'an invoice that is open of more than it is paid less': owed(({ payments }) => {
      payments[0]!.allocations[0]!.cents -= 1;
    }),
    'an invoice that is settled though it is open': owed(({ receivables }) => {
      receivables[0]!.settledAt = new Date();
    }),
    'an order that is paid though its invoice is open': owed((_, { orders }) => {
      orders.find(({ number }) => number === 'FL-OWED')!.paidAt = new Date();
    }),
    'money for an invoice that there is not': owed(({ payments }) => {
      payments[0]!.allocations[0]!.invoiceNumber = 'INV-000009';
    }),
    'money for an invoice of another order': owed(({ payments }) => {
      payments[0]!.allocations[0]!.orderId = new ObjectId();
    }),
  },
  'credit pays what is open': {
    'credit beside an open invoice': owed(({ accounts, payments }) => {
      payments[0]!.unappliedCents += 1;
      payments[0]!.amountCents += 1;
      accounts[0]!.creditCents += 1;
    }),
  },
  'payments of companies add up': {
    'a cent of a payment that is lost': owed(({ payments }) => {
      payments[0]!.amountCents += 1;
    }),
    'a payment of which less than nothing is left': owed(({ payments }) => {
      payments[0]!.unappliedCents = -1;
    }),
    'a payment that pays another company’s invoice': owed(({ payments }) => {
      payments[0]!.companyId = new ObjectId();
    }),
  },
  'ledgers lead to their figures': {
    'a line that is missing': owed(({ ledger }) => {
      ledger.splice(2, 1);
    }),
    'a line whose figures do not follow': owed(({ ledger }) => {
      ledger[1]!.after.reserved += 1;
    }),
    'a payment that is booked twice': owed(({ ledger }) => {
      ledger[5]!.reason = 'payment';
    }),
    'figures that their ledger does not lead to': owed(({ accounts }) => {
      accounts[0]!.lines += 1;
    }),
  },
  'orders within credit limits': {
    'an order placed over the limit': owed(({ ledger }) => {
      ledger[1]!.limitCents! -= 1;
    }),
  },
  'refunds in part': {
    'a credit note that no order has': owed(({ payments }) => {
      Object.assign(payments[0]!, {
        method: 'credit-note',
        part: 1,
        orderId: payments[0]!.allocations[0]!.orderId,
      });
    }),
    'an order on account that was credited nothing': owed((_, { orders }) => {
      const part = { id: new ObjectId(), part: 1, amountCents: 100, lines: [], idempotency: { key: 'k' } };
      const refunded = { partRefunds: [part], partRefundedCents: 100 };
      Object.assign(orders.find(({ number }) => number === 'FL-OWED')!, refunded);
    }),
  },
  'credit counts on by order': {
    'credit whose parts have a gap': owed(({ ledger }) => {
      ledger.find(({ reason }) => reason === 'credit-applied')!.part = 2;
    }),
    'credit that was applied to a payment': owed(({ ledger }) => {
      ledger.find(({ reason }) => reason === 'credit-applied')!.ref = new ObjectId();
    }),
  },
  'one invoice a shipment on account': {
    'an invoice of another part than was shipped': owed((_, { invoices }) => {
      invoices.find(({ number }) => number === 'INV-000003')!.part = 2;
    }),
    'a shipped order that nobody owes': owed(({ receivables }) => {
      receivables.pop();
    }),
    'an order by card that is owed as well': owed(({ receivables }, { orders }) => {
      const { _id } = orders.find(({ number }) => number === 'FL-SHIP')!;
      receivables.push({ ...receivables[0]!, _id: 'INV-000001', orderId: _id, openCents: 0 });
    }),
    'more owed than the invoice says': owed(({ receivables }) => {
      receivables[0]!.grossCents += 1;
    }),
    'an order on account that a card paid': owed((_, { orders }) => {
      orders.find(({ number }) => number === 'FL-OWED')!.transactionId = 'pi_1';
    }),
  },
  'card payments of companies': {
    'a card payment that is recorded twice': byCard(({ payments }) => {
      payments.push({ ...payments[0]!, _id: new ObjectId() });
    }),
    'a card payment of more than was taken': byCard(({ payments }) => {
      payments[0]!.amountCents += 1;
    }),
    'a card payment of another company': byCard(({ payments }) => {
      payments[0]!.companyId = new ObjectId();
    }),
    'a card payment that pays an order as well': byCard(({ payments }) => {
      payments[0]!.intentId = 'pi_one';
    }),
  },
  'no charge for nothing': {
    'a card payment that no company has': byCard(({ payments }) => {
      payments.pop();
    }),
    'a refund by the provider that was not taken back': byCard(({ payments }) => {
      payments[0]!.reversals.pop();
    }),
  },
};
