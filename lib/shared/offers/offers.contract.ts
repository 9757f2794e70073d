import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { insertedSchema } from '../calls/write-results.schema';
import type { AcceptOfferRequest, MakeOfferRequest, OfferVersionRequest } from './charged-offer.schema';
import {
  acceptOfferSchema,
  counterOfferSchema,
  declineOfferSchema,
  madeOfferSchema,
  makeOfferSchema,
  managedOfferRowSchema,
  managedOfferSchema,
  offerPdfQuerySchema,
  offerRowSchema,
  offerSchema,
  offersQuerySchema,
  offerVersionSchema,
  ownOffersQuerySchema,
  withdrawOfferSchema,
} from './offer.schema';
import { paidLastInputSchema, paidLastListSchema } from './paid-last.schema';

/** A version has up to 500 lines. */
const OFFER_BODY_BYTES = 262_144;
const OWN = 'made to oneself, or to one’s company';

export const managedOfferCalls = callsOf({ tag: 'Offers', who: 'admin' })({
  makeOffer: {
    method: 'POST',
    path: '/api/all-offer',
    summary:
      'Offer tools at prices of their own, to who made a request or to an e-mail address; the offer is mailed, and the request is answered. `holdStock` reserves the units until its last day is over.',
    request: makeOfferSchema as MakeOfferRequest,
    requestBytesMax: OFFER_BODY_BYTES,
    idempotency: 'makes no second offer',
    success: { status: 201, description: 'The offer.', schema: madeOfferSchema },
    errors: ['not-found', 'conflict', 'out-of-stock'],
  },
  listAllOffers: {
    method: 'GET',
    path: '/api/all-offer',
    key: 'offers:read',
    summary: 'All offers, the newest first.',
    isPersonal: true,
    query: offersQuerySchema,
    success: {
      status: 200,
      description: 'The offers.',
      list: 'offers',
      pageSize: 25,
      schema: managedOfferRowSchema,
    },
  },
  exportAllOffers: {
    ...listFile({
      path: '/api/all-offer/export.csv',
      summary: 'The offers of that list as CSV.',
      query: offersQuerySchema,
    }),
    key: 'offers:read',
  },
  getManagedOffer: {
    method: 'GET',
    path: '/api/all-offer/{id}',
    key: 'offers:read',
    summary: 'An offer with all of its versions, and what its buyer asked for.',
    params: idParamSchema,
    success: { status: 200, description: 'The offer.', schema: managedOfferSchema },
    errors: ['not-found'],
  },
  getManagedOfferPdf: {
    method: 'GET',
    path: '/api/all-offer/{id}/offer.pdf',
    key: 'offers:read',
    summary: 'A version of an offer as the PDF that was sent, the newest unless another is named.',
    params: idParamSchema,
    query: offerPdfQuerySchema,
    success: { status: 200, description: 'The PDF.', mediaType: 'application/pdf' },
    errors: ['not-found'],
  },
  getPaidLast: {
    method: 'POST',
    path: '/api/all-offer/paid-last',
    summary:
      'What who is to receive an offer paid last for up to 500 tools: the unit price of the newest invoice to their company, else to their account. Tools that were never invoiced to them are left out.',
    isPersonal: true,
    rate: 'read',
    request: paidLastInputSchema,
    requestBytesMax: OFFER_BODY_BYTES,
    success: { status: 200, description: 'The prices.', schema: paidLastListSchema },
  },
  sendOfferVersion: {
    method: 'POST',
    path: '/api/all-offer/{id}/version',
    summary:
      'Send a new version of an offer, which takes the place of the newest, `version`. Units that the old one holds are free again.',
    params: idParamSchema,
    request: offerVersionSchema as OfferVersionRequest,
    requestBytesMax: OFFER_BODY_BYTES,
    idempotency: 'sends no second version',
    success: { status: 200, description: 'The offer.', schema: managedOfferSchema },
    errors: ['not-found', 'conflict', 'offer-over', 'out-of-stock'],
  },
  withdrawOffer: {
    method: 'POST',
    path: '/api/all-offer/{id}/withdraw',
    summary: 'Withdraw an offer that was not accepted or declined. The same again changes nothing.',
    params: idParamSchema,
    request: withdrawOfferSchema,
    success: { status: 200, description: 'The offer.', schema: managedOfferSchema },
    errors: ['not-found', 'offer-over'],
  },
});

export const offerCalls = callsOf({ tag: 'Offers', who: 'either', whose: OWN })({
  listOffers: {
    method: 'GET',
    path: '/api/offer',
    summary: 'The offers made to oneself, and for approvers those made to their company, the newest first.',
    query: ownOffersQuerySchema,
    success: {
      status: 200,
      description: 'The offers.',
      list: 'offers',
      pageSize: 25,
      schema: offerRowSchema,
    },
    errors: ['not-found'],
  },
  exportOffers: {
    ...listFile({
      path: '/api/offer/export.csv',
      summary: 'The offers of that list as CSV.',
      query: ownOffersQuerySchema,
    }),
    errors: ['not-found'],
  },
  getOffer: {
    method: 'GET',
    path: '/api/offer/{id}',
    summary: 'An offer: its newest version, with what is in stock for it.',
    params: idParamSchema,
    success: { status: 200, description: 'The offer.', schema: offerSchema },
    errors: ['not-found'],
  },
  getOfferPdf: {
    method: 'GET',
    path: '/api/offer/{id}/offer.pdf',
    summary: 'The newest version of an offer as a PDF.',
    params: idParamSchema,
    success: { status: 200, description: 'The PDF.', mediaType: 'application/pdf' },
    errors: ['not-found'],
  },
  counterOffer: {
    method: 'POST',
    path: '/api/offer/{id}/counter',
    summary:
      'Ask for changes of an offer, or to renew one that is expired or declined. It cannot be accepted until the shop sends a new version.',
    params: idParamSchema,
    request: counterOfferSchema,
    requestBytesMax: OFFER_BODY_BYTES,
    success: { status: 200, description: 'The offer.', schema: offerSchema },
    errors: ['not-found', 'offer-over'],
  },
  acceptOffer: {
    method: 'POST',
    path: '/api/offer/{id}/accept',
    summary:
      'Order what was offered, at its prices; minimum orders and steps do not apply. Units that are held become the order’s.',
    params: idParamSchema,
    request: acceptOfferSchema as unknown as AcceptOfferRequest,
    idempotency: 'places no second order',
    pageLanguage: true,
    success: { status: 201, description: 'The new order.', schema: insertedSchema },
    errors: [
      'not-found',
      'conflict',
      'offer-over',
      'company-not-active',
      'no-terms',
      'not-on-sale',
      'out-of-stock',
      'costs-on-request',
      'invoice-incomplete',
      'price-changed',
      'too-many-unpaid-orders',
      'approval-required',
      'account-overdue',
      'credit-exceeded',
    ],
  },
  submitOffer: {
    method: 'POST',
    path: '/api/offer/{id}/submit',
    summary:
      'Submit an offer for approval, for a member of a company; the last approval orders it. It stays open, and may expire meanwhile. Refused where no approval is needed.',
    params: idParamSchema,
    request: acceptOfferSchema as unknown as AcceptOfferRequest,
    idempotency: 'makes no second request for approval',
    pageLanguage: true,
    success: { status: 201, description: 'The request for approval.', schema: insertedSchema },
    errors: [
      'not-found',
      'conflict',
      'offer-over',
      'company-not-active',
      'no-terms',
      'not-on-sale',
      'out-of-stock',
      'costs-on-request',
      'invoice-incomplete',
      'price-changed',
      'too-many-unpaid-orders',
      'approval-not-needed',
      'account-overdue',
      'credit-exceeded',
    ],
  },
  declineOffer: {
    method: 'POST',
    path: '/api/offer/{id}/decline',
    summary: 'Decline an offer. The same again changes nothing.',
    params: idParamSchema,
    request: declineOfferSchema,
    success: { status: 200, description: 'The offer.', schema: offerSchema },
    errors: ['not-found', 'offer-over'],
  },
});
