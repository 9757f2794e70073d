import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { insertedSchema } from '../calls/write-results.schema';
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

/** A version has up to 500 lines. */
const OFFER_BODY_BYTES = 262_144;
const OWN = 'made to oneself, or to one’s company';

export const makeOfferCall = declareCall({
  method: 'POST',
  path: '/api/all-offer',
  tag: 'Offers',
  summary:
    'Offer tools at prices of their own, to who made a request or to an e-mail address; the offer is mailed, and the request is answered. `holdStock` reserves the units until its last day is over.',
  who: 'admin',
  rate: 'write',
  request: makeOfferSchema,
  requestBytesMax: OFFER_BODY_BYTES,
  idempotency: 'makes no second offer',
  success: { status: 201, description: 'The offer.', schema: madeOfferSchema },
  errors: ['not-found', 'conflict', 'out-of-stock'],
});

export const listAllOffersCall = declareCall({
  method: 'GET',
  path: '/api/all-offer',
  tag: 'Offers',
  summary: 'All offers, the newest first.',
  who: 'admin',
  rate: 'read',
  isPersonal: true,
  query: offersQuerySchema,
  success: { status: 200, description: 'The offers.', list: 'offers', schema: managedOfferRowSchema },
});

export const getManagedOfferCall = declareCall({
  method: 'GET',
  path: '/api/all-offer/{id}',
  tag: 'Offers',
  summary: 'An offer with all of its versions, and what its buyer asked for.',
  who: 'admin',
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The offer.', schema: managedOfferSchema },
  errors: ['not-found'],
});

export const getManagedOfferPdfCall = declareCall({
  method: 'GET',
  path: '/api/all-offer/{id}/offer.pdf',
  tag: 'Offers',
  summary: 'A version of an offer as the PDF that was sent, the newest unless another is named.',
  who: 'admin',
  rate: 'read',
  params: idParamSchema,
  query: offerPdfQuerySchema,
  success: { status: 200, description: 'The PDF.', mediaType: 'application/pdf' },
  errors: ['not-found'],
});

export const sendOfferVersionCall = declareCall({
  method: 'POST',
  path: '/api/all-offer/{id}/version',
  tag: 'Offers',
  summary:
    'Send a new version of an offer, which takes the place of the newest, `version`. Units that the old one holds are free again.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: offerVersionSchema,
  requestBytesMax: OFFER_BODY_BYTES,
  idempotency: 'sends no second version',
  success: { status: 200, description: 'The offer.', schema: managedOfferSchema },
  errors: ['not-found', 'conflict', 'offer-over', 'out-of-stock'],
});

export const withdrawOfferCall = declareCall({
  method: 'POST',
  path: '/api/all-offer/{id}/withdraw',
  tag: 'Offers',
  summary: 'Withdraw an offer that was not accepted or declined. The same again changes nothing.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: withdrawOfferSchema,
  success: { status: 200, description: 'The offer.', schema: managedOfferSchema },
  errors: ['not-found', 'offer-over'],
});

export const listOffersCall = declareCall({
  method: 'GET',
  path: '/api/offer',
  tag: 'Offers',
  summary: 'The offers made to oneself, and for approvers those made to their company, the newest first.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  query: ownOffersQuerySchema,
  success: { status: 200, description: 'The offers.', list: 'offers', schema: offerRowSchema },
  errors: ['not-found'],
});

export const getOfferCall = declareCall({
  method: 'GET',
  path: '/api/offer/{id}',
  tag: 'Offers',
  summary: 'An offer: its newest version, with what is in stock for it.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The offer.', schema: offerSchema },
  errors: ['not-found'],
});

export const getOfferPdfCall = declareCall({
  method: 'GET',
  path: '/api/offer/{id}/offer.pdf',
  tag: 'Offers',
  summary: 'The newest version of an offer as a PDF.',
  who: 'either',
  whose: OWN,
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The PDF.', mediaType: 'application/pdf' },
  errors: ['not-found'],
});

export const counterOfferCall = declareCall({
  method: 'POST',
  path: '/api/offer/{id}/counter',
  tag: 'Offers',
  summary:
    'Ask for changes of an offer, or to renew one that is expired or declined. It cannot be accepted until the shop sends a new version.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  request: counterOfferSchema,
  requestBytesMax: OFFER_BODY_BYTES,
  success: { status: 200, description: 'The offer.', schema: offerSchema },
  errors: ['not-found', 'offer-over'],
});

export const acceptOfferCall = declareCall({
  method: 'POST',
  path: '/api/offer/{id}/accept',
  tag: 'Offers',
  summary:
    'Order what was offered, at its prices; minimum orders and steps do not apply. Units that are held become the order’s.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  request: acceptOfferSchema,
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
    'too-many-unpaid-orders',
    'approval-required',
    'account-overdue',
    'credit-exceeded',
  ],
});

export const submitOfferCall = declareCall({
  method: 'POST',
  path: '/api/offer/{id}/submit',
  tag: 'Offers',
  summary:
    'Submit an offer for approval, for a member of a company; the last approval orders it. It stays open, and may expire meanwhile. Refused where no approval is needed.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  request: acceptOfferSchema,
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
    'too-many-unpaid-orders',
    'approval-not-needed',
    'account-overdue',
    'credit-exceeded',
  ],
});

export const declineOfferCall = declareCall({
  method: 'POST',
  path: '/api/offer/{id}/decline',
  tag: 'Offers',
  summary: 'Decline an offer. The same again changes nothing.',
  who: 'either',
  whose: OWN,
  rate: 'write',
  params: idParamSchema,
  request: declineOfferSchema,
  success: { status: 200, description: 'The offer.', schema: offerSchema },
  errors: ['not-found', 'offer-over'],
});

export const OFFER_CALLS: readonly Contract[] = [
  makeOfferCall,
  listAllOffersCall,
  getManagedOfferCall,
  getManagedOfferPdfCall,
  sendOfferVersionCall,
  withdrawOfferCall,
  listOffersCall,
  getOfferCall,
  getOfferPdfCall,
  counterOfferCall,
  acceptOfferCall,
  submitOfferCall,
  declineOfferCall,
];
