import { offerCostsCalls } from '@/lib/shared/offers/offer-costs.contract';
import { managedOfferCalls, offerCalls } from '@/lib/shared/offers/offers.contract';
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
  callRow(managedOfferCalls.makeOffer, {}, { request: making }),
  callRow(managedOfferCalls.listAllOffers),
  callRow(managedOfferCalls.exportAllOffers),
  callRow(managedOfferCalls.getManagedOffer, {}, { request: ofOffer() }),
  callRow(managedOfferCalls.getManagedOfferPdf, {}, { request: ofOffer() }),
  callRow(
    managedOfferCalls.getPaidLast,
    {},
    { request: async ({ email }) => ({ body: { email, toolIds: [] } }) },
  ),
  callRow(managedOfferCalls.sendOfferVersion, {}, { request: renewing }),
  callRow(managedOfferCalls.withdrawOffer, {}, { request: ofOffer({}) }),
  callRow(offerCalls.listOffers, { adminOwn: 404 }),
  callRow(offerCalls.exportOffers, { adminOwn: 404 }),
  callRow(offerCalls.getOffer, MADE_TO, { record: 'an offer', request: ofOffer() }),
  callRow(offerCalls.getOfferPdf, MADE_TO, { record: 'an offer', request: ofOffer() }),
  callRow(offerCalls.counterOffer, MADE_TO, {
    record: 'an offer',
    request: ofOffer({ version: 1, note: 'Less, please' }),
  }),
  callRow(offerCostsCalls.offerCosts, MADE_TO, {
    record: 'an offer',
    request: ofOffer({ version: 1, to: { country: 'DE' } }),
  }),
  callRow(offerCalls.acceptOffer, MADE_TO, {
    record: 'an offer',
    request: ofOffer({ version: 1, ...DELIVERY }, newKey),
  }),
  // Who belongs to no company has nobody to submit it to.
  callRow(
    offerCalls.submitOffer,
    { own: 404, adminOwn: 404 },
    { request: ofOffer({ version: 1, ...DELIVERY }, newKey) },
  ),
  callRow(offerCalls.declineOffer, MADE_TO, { record: 'an offer', request: ofOffer({ version: 1 }) }),
];
