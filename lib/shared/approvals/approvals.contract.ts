import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { insertedSchema } from '../calls/write-results.schema';
import { CART_BODY_BYTES, joinedCartSchema, orderCartSchema } from '../cart/cart.schema';
import type { OrderCartRequest } from '../cart/charged-cart.schema';
import { cartApprovalQuerySchema, cartApprovalSchema } from './approval.schema';
import { rejectRequisitionSchema, requisitionSchema, requisitionsQuerySchema } from './requisition.schema';

const OWN = 'one’s own company';

export const approvalCalls = callsOf({ tag: 'Approvals', who: 'either', whose: OWN })({
  previewCartApproval: {
    method: 'GET',
    path: '/api/cart/approval',
    summary:
      'Who must approve an order of one’s cart, paid by card and on account, and what is left of one’s budget. Nothing is needed without an active company.',
    whose: 'one’s own cart',
    query: cartApprovalQuerySchema,
    success: { status: 200, description: 'What is needed.', schema: cartApprovalSchema },
  },
  submitCart: {
    method: 'POST',
    path: '/api/cart/submit',
    summary:
      'Submit everything in the cart for approval and empty it. Nothing is reserved until it is ordered. Refused where no approval is needed.',
    request: orderCartSchema as OrderCartRequest,
    requestBytesMax: CART_BODY_BYTES,
    idempotency: 'makes no second request for approval',
    pageLanguage: true,
    success: { status: 201, description: 'The request for approval.', schema: insertedSchema },
    errors: [
      'not-found',
      'cart-changed',
      'costs-on-request',
      'invoice-incomplete',
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
  },
  listRequisitions: {
    method: 'GET',
    path: '/api/requisition',
    summary:
      'Requests for approval, the newest first, each with its first five lines: one’s own, for approvers and owners all of the company.',
    query: requisitionsQuerySchema,
    success: { status: 200, description: 'The requests.', list: 'requisitions', schema: requisitionSchema },
    errors: ['not-found'],
  },
  exportRequisitions: {
    ...listFile({
      path: '/api/requisition/export.csv',
      summary: 'The requests of that list as CSV.',
      query: requisitionsQuerySchema,
    }),
    errors: ['not-found'],
  },
  getRequisition: {
    method: 'GET',
    path: '/api/requisition/{id}',
    summary: 'A request for approval, for its requester, and for approvers and owners of the company.',
    params: idParamSchema,
    success: { status: 200, description: 'The request.', schema: requisitionSchema },
    errors: ['not-found'],
  },
  approveRequisition: {
    method: 'POST',
    path: '/api/requisition/{id}/approve',
    summary:
      'Approve everything that one may approve. The last approval places the order for the requester, with the lines and prices submitted.',
    params: idParamSchema,
    success: { status: 200, description: 'The request.', schema: requisitionSchema },
    errors: ['forbidden', 'not-found', 'company-not-active', 'requisition-decided', 'requisition-outdated'],
  },
  rejectRequisition: {
    method: 'POST',
    path: '/api/requisition/{id}/reject',
    summary: 'Reject a request for approval, with a reason.',
    params: idParamSchema,
    request: rejectRequisitionSchema,
    success: { status: 200, description: 'The request.', schema: requisitionSchema },
    errors: ['forbidden', 'not-found', 'requisition-decided'],
  },
  withdrawRequisition: {
    method: 'POST',
    path: '/api/requisition/{id}/withdraw',
    summary: 'Withdraw one’s own request for approval.',
    params: idParamSchema,
    success: { status: 200, description: 'The request.', schema: requisitionSchema },
    errors: ['forbidden', 'not-found', 'requisition-decided'],
  },
  requisitionToCart: {
    method: 'POST',
    path: '/api/requisition/{id}/to-cart',
    summary:
      'Put the lines of one’s own request for approval into one’s cart, unless it was ordered. Says what became of each line.',
    params: idParamSchema,
    idempotency: 'changes nothing again, and returns the same outcomes with the cart as it then is',
    success: {
      status: 200,
      description: 'The cart, and what became of each line.',
      schema: joinedCartSchema,
    },
    errors: ['forbidden', 'not-found', 'requisition-decided'],
  },
});
