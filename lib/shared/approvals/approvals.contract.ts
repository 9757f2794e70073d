import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { insertedSchema } from '../calls/write-results.schema';
import { CART_BODY_BYTES, joinedCartSchema, orderCartSchema } from '../cart/cart.schema';
import { cartApprovalSchema } from './approval.schema';
import { rejectRequisitionSchema, requisitionSchema, requisitionsQuerySchema } from './requisition.schema';

const TAG = 'Approvals';
const OWN = 'one’s own company';

export const previewCartApprovalCall = declareCall({
  method: 'GET',
  path: '/api/cart/approval',
  tag: TAG,
  summary:
    'Who must approve an order of one’s cart, paid by card and on account, and what is left of one’s budget. Nothing is needed without an active company.',
  who: 'either',
  whose: 'one’s own cart',
  rate: 'read',
  success: { status: 200, description: 'What is needed.', schema: cartApprovalSchema },
});

export const submitCartCall = declareCall({
  method: 'POST',
  path: '/api/cart/submit',
  tag: TAG,
  summary:
    'Submit everything in the cart for approval and empty it. Nothing is reserved until it is ordered. Refused where no approval is needed.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  request: orderCartSchema,
  requestBytesMax: CART_BODY_BYTES,
  idempotency: 'makes no second request for approval',
  pageLanguage: true,
  success: { status: 201, description: 'The request for approval.', schema: insertedSchema },
  errors: [
    'not-found',
    'cart-changed',
    'price-changed',
    'out-of-stock',
    'not-on-sale',
    'too-many-unpaid-orders',
    'company-not-active',
    'approval-not-needed',
    'no-terms',
    'account-overdue',
    'credit-exceeded',
  ],
});

export const listRequisitionsCall = declareCall({
  method: 'GET',
  path: '/api/requisition',
  tag: TAG,
  summary:
    'Requests for approval, the newest first, each with its first five lines: one’s own, for approvers and owners all of the company.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: requisitionsQuerySchema,
  success: { status: 200, description: 'The requests.', list: 'requisitions', schema: requisitionSchema },
  errors: ['not-found'],
});

export const getRequisitionCall = declareCall({
  method: 'GET',
  path: '/api/requisition/{id}',
  tag: TAG,
  summary: 'A request for approval, for its requester, and for approvers and owners of the company.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The request.', schema: requisitionSchema },
  errors: ['not-found'],
});

export const approveRequisitionCall = declareCall({
  method: 'POST',
  path: '/api/requisition/{id}/approve',
  tag: TAG,
  summary:
    'Approve everything that one may approve. The last approval places the order for the requester, with the lines and prices submitted.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'The request.', schema: requisitionSchema },
  errors: ['forbidden', 'not-found', 'company-not-active', 'requisition-decided', 'requisition-outdated'],
});

export const rejectRequisitionCall = declareCall({
  method: 'POST',
  path: '/api/requisition/{id}/reject',
  tag: TAG,
  summary: 'Reject a request for approval, with a reason.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  request: rejectRequisitionSchema,
  success: { status: 200, description: 'The request.', schema: requisitionSchema },
  errors: ['forbidden', 'not-found', 'requisition-decided'],
});

export const withdrawRequisitionCall = declareCall({
  method: 'POST',
  path: '/api/requisition/{id}/withdraw',
  tag: TAG,
  summary: 'Withdraw one’s own request for approval.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'The request.', schema: requisitionSchema },
  errors: ['forbidden', 'not-found', 'requisition-decided'],
});

export const requisitionToCartCall = declareCall({
  method: 'POST',
  path: '/api/requisition/{id}/to-cart',
  tag: TAG,
  summary:
    'Put the lines of one’s own request for approval into one’s cart, unless it was ordered. Says what became of each line.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
  success: { status: 200, description: 'The cart, and what became of each line.', schema: joinedCartSchema },
  errors: ['forbidden', 'not-found', 'requisition-decided'],
});

export const APPROVAL_CALLS: readonly Contract[] = [
  previewCartApprovalCall,
  submitCartCall,
  listRequisitionsCall,
  getRequisitionCall,
  approveRequisitionCall,
  rejectRequisitionCall,
  withdrawRequisitionCall,
  requisitionToCartCall,
];
