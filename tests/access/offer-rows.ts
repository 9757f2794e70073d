import {
  acceptOfferCall,
  counterOfferCall,
  declineOfferCall,
  getManagedOfferCall,
  getManagedOfferPdfCall,
  getOfferCall,
  getOfferPdfCall,
  listAllOffersCall,
  listOffersCall,
  makeOfferCall,
  sendOfferVersionCall,
  submitOfferCall,
  withdrawOfferCall,
} from '@/lib/shared/offers/offers.contract';
import { inDays, offerTo } from '@/tests/support/offers';
import type { Person } from '@/tests/support/people';
import { DELIVERY } from '@/tests/support/people';
import { newKey } from '@/tests/support/store';
import { callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

/** Admins act for the shop: no offer is made to them. */
const MADE_TO = { others: 404, adminOwn: 404, adminOthers: 404 };

const ofOffer =
  (body?: object, headers?: () => Record<string, string>) =>
  async (holder: Person): Promise<AccessRequest> => {
    const { id } = await offerTo(holder);
    return { path: { id }, ...(body ? { body } : {}), ...(headers ? { headers: headers() } : {}) };
  };

async function making(_: Person, world: World): Promise<AccessRequest> {
  const lines = [{ toolId: await world.newTool(), quantity: 1, unitPrice: 5 }];
  return { body: { email: 'robin@example.com', lines, validUntil: inDays(1) } };
}

async function renewing(holder: Person): Promise<AccessRequest> {
  const { id, lines } = await offerTo(holder);
  return { path: { id }, body: { version: 1, lines, validUntil: inDays(1) } };
}

/** What colleagues, leavers and other companies may do is in tests/api/offers. */
export const OFFER_ROWS: readonly Row[] = [
  callRow(makeOfferCall, {}, { request: making }),
  callRow(listAllOffersCall),
  callRow(getManagedOfferCall, {}, { request: ofOffer() }),
  callRow(getManagedOfferPdfCall, {}, { request: ofOffer() }),
  callRow(sendOfferVersionCall, {}, { request: renewing }),
  callRow(withdrawOfferCall, {}, { request: ofOffer({}) }),
  callRow(listOffersCall, { adminOwn: 404 }),
  callRow(getOfferCall, MADE_TO, { record: 'an offer', request: ofOffer() }),
  callRow(getOfferPdfCall, MADE_TO, { record: 'an offer', request: ofOffer() }),
  callRow(counterOfferCall, MADE_TO, {
    record: 'an offer',
    request: ofOffer({ version: 1, note: 'Less, please' }),
  }),
  callRow(acceptOfferCall, MADE_TO, {
    record: 'an offer',
    request: ofOffer({ version: 1, ...DELIVERY }, newKey),
  }),
  // Who belongs to no company has nobody to submit it to.
  callRow(
    submitOfferCall,
    { own: 404, adminOwn: 404 },
    { request: ofOffer({ version: 1, ...DELIVERY }, newKey) },
  ),
  callRow(declineOfferCall, MADE_TO, { record: 'an offer', request: ofOffer({ version: 1 }) }),
];
