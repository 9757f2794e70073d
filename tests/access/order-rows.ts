import {
  addAddressCall,
  changeAddressCall,
  getAddressCall,
  getAddressesCall,
  getUsedDeliveriesCall,
  removeAddressCall,
} from '@/lib/shared/addresses/addresses.contract';
import {
  changeCartCall,
  getCartCall,
  mergeCartCall,
  orderAgainCall,
  orderCartCall,
  previewCartCall,
} from '@/lib/shared/cart/cart.contract';
import {
  addListCall,
  changeListCall,
  getListCall,
  getListLabelsCall,
  getListsCall,
  listBoughtToolsCall,
  listToCartCall,
  removeListCall,
} from '@/lib/shared/lists/lists.contract';
import {
  cancelAnyOrderCall,
  cancelOrderCall,
  closePaymentNoteCall,
  exportOrdersCall,
  exportOwnOrdersCall,
  getCreditNoteCall,
  getInvoiceCall,
  getOrderCall,
  getPackingSlipsCall,
  getPickListCall,
  listAllOrdersCall,
  listOwnOrdersCall,
  placeOrderCall,
  refundOrderCall,
  shipOrderCall,
} from '@/lib/shared/orders/orders.contract';
import {
  createPaymentIntentCall,
  listRefundsCall,
  recordPaymentCall,
  retryRefundCall,
  settleRefundCall,
} from '@/lib/shared/payments/payments.contract';
import {
  addOwnNumberCall,
  checkListCall,
  deleteOwnNumberCall,
  importOwnNumbersCall,
  listOwnNumbersCall,
  setOwnNumberCall,
} from '@/lib/shared/quick-order/quick-order.contract';
import { getOverviewCall } from '@/lib/shared/reports/overview.contract';
import { listStockWatchesCall, unwatchStockCall, watchStockCall } from '@/lib/shared/stock/stock.contract';
import type { Person } from '@/tests/support/people';
import { callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

const ORDER = 'an order';
const EMAIL = 'an e-mail';

async function ofOrder(holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newOrder(holder) } };
}

async function newOrder(holder: Person, world: World): Promise<AccessRequest> {
  const toolId = await world.newTool();
  return {
    body: { toolId, orderQuantity: 10, address: '1 Test Street', phone: '5550100', buyerEmail: holder.email },
  };
}

async function payment(holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newOrder(holder) }, body: { transactionId: 'pi_there_is_none' } };
}

async function newCartLine(_holder: Person, world: World): Promise<AccessRequest> {
  return { body: { ops: [{ op: 'add', toolId: await world.newTool(), quantity: 1 }] } };
}

async function visitorsCart(_holder: Person, world: World): Promise<AccessRequest> {
  return { body: { lines: [{ toolId: await world.newTool(), quantity: 1 }] } };
}

async function newOwnNumber(_holder: Person, world: World): Promise<AccessRequest> {
  const toolId = await world.newTool();
  return { body: { alias: `Number ${toolId}`, toolId } };
}

async function ofList(holder: Person): Promise<AccessRequest> {
  const made = await holder.call('POST', '/api/list', { name: 'Van', lines: [] });
  if (made.status !== 201) throw new Error('no list');
  return { path: { id: made.body.insertedId } };
}

async function ofNewTool(_holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newTool() } };
}

const withList = { version: 1, name: 'Van', lines: [] };
const LIST = 'a list';

const NEW_ADDRESS = {
  name: 'Goods in',
  street: '1 Test Street',
  city: 'Köln',
  country: 'DE',
  phone: '5550100',
};
const ADDRESS = 'an address';

async function ofAddress(holder: Person): Promise<AccessRequest> {
  const made = await holder.call('POST', '/api/address', NEW_ADDRESS);
  if (made.status !== 201) throw new Error('no address');
  return { path: { id: made.body.insertedId } };
}

const CART_ORDER = { version: 0, seenDue: 1, address: '1 Test Street', phone: '5550100' };

// An order that was not paid is not packed (409): the call was allowed.
async function ofSelection(holder: Person, world: World): Promise<AccessRequest> {
  return { query: { ids: await world.newOrder(holder) } };
}

const ofNoPayment = () => ({ path: { transactionId: 'pi_there_is_none' } });

/** Orders and their payment. An unknown payment of one's own order is refused as such (409): the call was allowed. */
export const ORDER_ROWS: readonly Row[] = [
  callRow(getCartCall, {}),
  callRow(changeCartCall, {}, { request: newCartLine }),
  callRow(previewCartCall, {}, { request: visitorsCart }),
  callRow(mergeCartCall, {}, { request: visitorsCart }),
  callRow(orderAgainCall, { others: 403, adminOthers: 403 }, { record: ORDER, request: ofOrder }),
  callRow(getListsCall, {}),
  callRow(addListCall, {}, { request: () => ({ body: { name: 'Van', lines: [] } }) }),
  // Another's list does not exist, for admins neither.
  callRow(getListCall, { others: 404, adminOthers: 404 }, { record: LIST, request: ofList }),
  callRow(
    changeListCall,
    { others: 404, adminOthers: 404 },
    { record: LIST, request: async (holder) => ({ ...(await ofList(holder)), body: withList }) },
  ),
  callRow(removeListCall, { others: 404, adminOthers: 404 }, { record: LIST, request: ofList }),
  callRow(listToCartCall, { others: 404, adminOthers: 404 }, { record: LIST, request: ofList }),
  // A list without tools has no labels (422): the call was allowed.
  callRow(getListLabelsCall, { own: 422, others: 404, adminOthers: 404 }, { record: LIST, request: ofList }),
  callRow(listBoughtToolsCall, {}),
  callRow(listStockWatchesCall, {}),
  // A tool in stock needs no watch (409): the call was allowed.
  callRow(watchStockCall, { own: 409 }, { request: ofNewTool }),
  callRow(unwatchStockCall, {}, { request: ofNewTool }),
  callRow(getAddressesCall, {}),
  callRow(getUsedDeliveriesCall, {}),
  callRow(addAddressCall, {}, { request: () => ({ body: NEW_ADDRESS }) }),
  callRow(getAddressCall, { others: 404, adminOthers: 404 }, { record: ADDRESS, request: ofAddress }),
  callRow(
    changeAddressCall,
    { others: 404, adminOthers: 404 },
    {
      record: ADDRESS,
      request: async (holder) => ({ ...(await ofAddress(holder)), body: { ...NEW_ADDRESS, version: 1 } }),
    },
  ),
  callRow(removeAddressCall, { others: 404, adminOthers: 404 }, { record: ADDRESS, request: ofAddress }),
  // Without a key it orders nothing (422): the call was allowed.
  callRow(orderCartCall, { own: 422 }, { request: () => ({ body: CART_ORDER }) }),
  callRow(checkListCall, {}, { request: () => ({ body: { rows: [{ text: '10 x FL-BV-125' }] } }) }),
  callRow(listOwnNumbersCall, {}),
  callRow(setOwnNumberCall, {}, { request: newOwnNumber }),
  callRow(addOwnNumberCall, {}, { request: newOwnNumber }),
  callRow(
    importOwnNumbersCall,
    {},
    { request: () => ({ body: { aliases: [{ alias: '4711', sku: 'FL-BV-125' }] } }) },
  ),
  callRow(deleteOwnNumberCall, {}, { request: () => ({ query: { alias: '4711' } }) }),
  callRow(placeOrderCall, { others: 403, adminOthers: 403 }, { record: EMAIL, request: newOrder }),
  callRow(
    listOwnOrdersCall,
    { others: 403, adminOthers: 200 },
    { record: EMAIL, request: (holder) => ({ query: { email: holder.email } }) },
  ),
  callRow(getOrderCall, { others: 403, adminOthers: 200 }, { record: ORDER, request: ofOrder }),
  callRow(closePaymentNoteCall, { others: 403, adminOthers: 403 }, { record: ORDER, request: ofOrder }),
  callRow(
    recordPaymentCall,
    { own: 409, others: 403, adminOthers: 403 },
    { record: ORDER, request: payment },
  ),
  callRow(cancelOrderCall, { others: 403, adminOthers: 403 }, { record: ORDER, request: ofOrder }),
  callRow(
    createPaymentIntentCall,
    { others: 403, adminOthers: 403 },
    {
      record: ORDER,
      request: async (holder, world) => ({ body: { orderId: await world.newOrder(holder) } }),
    },
  ),
  callRow(listAllOrdersCall, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(getPackingSlipsCall, { adminOwn: 409 }, { request: ofSelection }),
  callRow(getPickListCall, { adminOwn: 409 }, { request: ofSelection }),
  callRow(exportOwnOrdersCall, {}),
  callRow(exportOrdersCall, {}, { request: ofSelection }),
  callRow(shipOrderCall, { adminOwn: 409 }, { request: ofOrder }),
  callRow(cancelAnyOrderCall, {}, { request: ofOrder }),
  callRow(refundOrderCall, { adminOwn: 409 }, { request: ofOrder }),
  // An order that was not paid has no documents yet (404): the call was allowed.
  callRow(getInvoiceCall, { own: 404, others: 403, adminOthers: 404 }, { record: ORDER, request: ofOrder }),
  callRow(
    getCreditNoteCall,
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(getOverviewCall, {}),
  callRow(listRefundsCall, {}, { request: () => ({ query: { limit: '1' } }) }),
  // For an unknown payment (404): the call was allowed.
  callRow(retryRefundCall, { adminOwn: 404 }, { request: ofNoPayment }),
  callRow(settleRefundCall, { adminOwn: 404 }, { request: ofNoPayment }),
];
