import { ObjectId } from 'mongodb';
import type { Snapshot } from '@/proofs/checks/snapshot';
import { find } from './recorded-events';
import type { Tamperings } from './tampering';

const requisition = ({ approvals }: Snapshot) => approvals.requisitions[0]!;
const line = ({ approvals }: Snapshot, place: number) => approvals.ledger[place]!;

/** Ways in which data about approvals and budgets is wrong. */
export const APPROVAL_TAMPERING: Tamperings = {
  'budgets add up': {
    'a budget that forgot an order'(s) {
      s.approvals.periods[0]!.usedCents -= 1;
    },
    'a ledger of a budget that nothing is used of'(s) {
      s.approvals.periods = [];
    },
  },
  'budgets are charged once': {
    'an order that was charged twice'(s) {
      s.approvals.ledger.push({ ...line(s, 1), _id: new ObjectId(), part: 1 });
    },
    'an order that was charged too little'(s) {
      line(s, 1).cents -= 100;
    },
    'a cancelled order that kept its charge'(s) {
      s.approvals.ledger.pop();
    },
    'a cancelled order that gave back more than it was charged'(s) {
      line(s, 2).cents -= 1;
    },
    'an order that gave back to another period'(s) {
      line(s, 2).period = '2026-12';
    },
  },
  'budgets hold their limit': {
    'an order that passed the limit unmarked'(s) {
      line(s, 1).over = false;
    },
  },
  'limits are passed with approval': {
    'an order that passed the limit without having been asked for'(s) {
      requisition(s).needs.pop();
    },
    'an order of a buyer that passed the limit without a requisition'(s) {
      delete find(s, 'FL-WAIT').requisitionId;
    },
  },
  'requisitions pair with orders': {
    'an order of a requisition that was not ordered'(s) {
      delete requisition(s).orderId;
    },
    'two requisitions of one order'(s) {
      s.approvals.requisitions.push({ ...requisition(s), _id: new ObjectId() });
    },
    'an order of another quantity than was approved'(s) {
      requisition(s).lines = requisition(s).lines.map((one) => ({ ...one, quantity: one.quantity + 1 }));
    },
    'an order that went elsewhere'(s) {
      requisition(s).address = 'Elsewhere';
    },
    'an order with another PO number'(s) {
      requisition(s).poNumber = 'PO-1';
    },
    'an order that leaves as a whole, which nobody asked for'(s) {
      requisition(s).deliver = requisition(s).deliver === 'complete' ? 'parts' : 'complete';
    },
    'an order on account that was approved by card'(s) {
      requisition(s).payBy = 'account';
    },
  },
  'orders have their approvals': {
    'an order that nobody approved'(s) {
      delete requisition(s).needs[0]!.yes;
    },
    'a requester who approved their own order'(s) {
      requisition(s).needs[1]!.yes!.userId = requisition(s).requesterId;
    },
    'an approval by an approver whom the rule does not name'(s) {
      requisition(s).needs[0]!.approvers = [new ObjectId()];
    },
  },
};
