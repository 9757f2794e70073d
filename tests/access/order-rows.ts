import { addressCalls } from '@/lib/shared/addresses/addresses.contract';
import { cartCalls } from '@/lib/shared/cart/cart.contract';
import { cartCostsCalls } from '@/lib/shared/cart/cart-costs.contract';
import { deskCalls } from '@/lib/shared/desk/desk.contract';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { orderCalls } from '@/lib/shared/orders/orders.contract';
import { shipmentCalls } from '@/lib/shared/orders/ship/shipments.contract';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';
import { overviewCalls } from '@/lib/shared/reports/overview.contract';
import { taxReportCalls } from '@/lib/shared/reports/tax-report.contract';
import { stockWatchCalls } from '@/lib/shared/stock/stock.contract';
import type { Person } from '@/tests/support/people';
import { callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

const ORDER = 'an order';
const EMAIL = 'an e-mail';

async function ofOrder(holder: Person, world: World): Promise<AccessRequest> {
  return { path: { id: await world.newOrder(holder) } };
}

async function ofShipment(holder: Person, world: World): Promise<AccessRequest> {
  const id = await world.newOrder(holder);
  return { path: { id }, body: { externalId: `ERP ${id}` } };
}

async function ofPromise(holder: Person, world: World): Promise<AccessRequest> {
  const id = await world.newOrder(holder);
  return { path: { id }, body: { lines: [{ sku: 'NOT-OF-IT', promisedOn: null }] } };
}

async function ofCancellation(holder: Person, world: World): Promise<AccessRequest> {
  const id = await world.newOrder(holder);
  const lines = [{ sku: 'FT-NONE', quantity: 1 }];
  return { path: { id }, query: { dryRun: 'true' }, body: { lines, reason: 'Not made any more' } };
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
  callRow(cartCalls.getCart, {}),
  callRow(cartCalls.changeCart, {}, { request: newCartLine }),
  callRow(cartCalls.previewCart, {}, { request: visitorsCart }),
  callRow(cartCostsCalls.cartCosts, {}, { request: () => ({ body: { to: { country: 'DE' } } }) }),
  callRow(cartCalls.mergeCart, {}, { request: visitorsCart }),
  callRow(cartCalls.orderAgain, { others: 403, adminOthers: 403 }, { record: ORDER, request: ofOrder }),
  callRow(listCalls.getLists, {}),
  callRow(listCalls.addList, {}, { request: () => ({ body: { name: 'Van', lines: [] } }) }),
  // Another's list does not exist, for admins neither.
  callRow(listCalls.getList, { others: 404, adminOthers: 404 }, { record: LIST, request: ofList }),
  callRow(
    listCalls.changeList,
    { others: 404, adminOthers: 404 },
    { record: LIST, request: async (holder) => ({ ...(await ofList(holder)), body: withList }) },
  ),
  callRow(listCalls.removeList, { others: 404, adminOthers: 404 }, { record: LIST, request: ofList }),
  callRow(listCalls.listToCart, { others: 404, adminOthers: 404 }, { record: LIST, request: ofList }),
  // A list without tools has no labels (422): the call was allowed.
  callRow(
    listCalls.getListLabels,
    { own: 422, others: 404, adminOthers: 404 },
    { record: LIST, request: ofList },
  ),
  callRow(listCalls.listBoughtTools, {}),
  callRow(stockWatchCalls.listStockWatches, {}),
  // A tool in stock needs no watch (409): the call was allowed.
  callRow(stockWatchCalls.watchStock, { own: 409 }, { request: ofNewTool }),
  callRow(stockWatchCalls.unwatchStock, {}, { request: ofNewTool }),
  callRow(addressCalls.getAddresses, {}),
  callRow(addressCalls.getUsedDeliveries, {}),
  callRow(addressCalls.addAddress, {}, { request: () => ({ body: NEW_ADDRESS }) }),
  callRow(
    addressCalls.getAddress,
    { others: 404, adminOthers: 404 },
    { record: ADDRESS, request: ofAddress },
  ),
  callRow(
    addressCalls.changeAddress,
    { others: 404, adminOthers: 404 },
    {
      record: ADDRESS,
      request: async (holder) => ({ ...(await ofAddress(holder)), body: { ...NEW_ADDRESS, version: 1 } }),
    },
  ),
  callRow(
    addressCalls.removeAddress,
    { others: 404, adminOthers: 404 },
    { record: ADDRESS, request: ofAddress },
  ),
  // Without a key it orders nothing (422): the call was allowed.
  callRow(cartCalls.orderCart, { own: 422 }, { request: () => ({ body: CART_ORDER }) }),
  callRow(
    quickOrderCalls.checkList,
    {},
    { request: () => ({ body: { rows: [{ text: '10 x FL-BV-125' }] } }) },
  ),
  callRow(
    quickOrderCalls.learnColumns,
    {},
    { request: () => ({ body: { columns: [{ heading: 'Wohin', use: 'reference' }] } }) },
  ),
  callRow(quickOrderCalls.listOwnNumbers, {}),
  callRow(quickOrderCalls.setOwnNumber, {}, { request: newOwnNumber }),
  callRow(quickOrderCalls.addOwnNumber, {}, { request: newOwnNumber }),
  callRow(
    quickOrderCalls.importOwnNumbers,
    {},
    { request: () => ({ body: { aliases: [{ alias: '4711', sku: 'FL-BV-125' }] } }) },
  ),
  callRow(quickOrderCalls.deleteOwnNumber, {}, { request: () => ({ query: { alias: '4711' } }) }),
  callRow(orderCalls.placeOrder, { others: 403, adminOthers: 403 }, { record: EMAIL, request: newOrder }),
  callRow(
    orderCalls.listOwnOrders,
    { others: 403, adminOthers: 200 },
    { record: EMAIL, request: (holder) => ({ query: { email: holder.email } }) },
  ),
  callRow(orderCalls.getOrder, { others: 403, adminOthers: 200 }, { record: ORDER, request: ofOrder }),
  callRow(
    orderCalls.closePaymentNote,
    { others: 403, adminOthers: 403 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(
    paymentCalls.recordPayment,
    { own: 409, others: 403, adminOthers: 403 },
    { record: ORDER, request: payment },
  ),
  callRow(orderCalls.cancelOrder, { others: 403, adminOthers: 403 }, { record: ORDER, request: ofOrder }),
  callRow(
    paymentCalls.createPaymentIntent,
    { others: 403, adminOthers: 403 },
    {
      record: ORDER,
      request: async (holder, world) => ({ body: { orderId: await world.newOrder(holder) } }),
    },
  ),
  callRow(orderCalls.listAllOrders, {}, { request: () => ({ query: { limit: '1' } }) }),
  callRow(orderCalls.getPackingSlips, { adminOwn: 409 }, { request: ofSelection }),
  callRow(orderCalls.getPickList, { adminOwn: 409 }, { request: ofSelection }),
  callRow(orderCalls.exportOwnOrders, {}),
  callRow(orderCalls.exportOrders, {}, { request: ofSelection }),
  callRow(orderCalls.shipOrder, { adminOwn: 409 }, { request: ofOrder }),
  callRow(shipmentCalls.shipUnits, { adminOwn: 409 }, { request: ofShipment }),
  // The order has no such tool (422): the call was allowed.
  callRow(shipmentCalls.promiseDates, { adminOwn: 422 }, { request: ofPromise }),
  callRow(shipmentCalls.cancelUnits, { adminOwn: 409 }, { request: ofCancellation }),
  // There is no such shipment (404): the call was allowed.
  callRow(
    shipmentCalls.correctShipment,
    { adminOwn: 404 },
    { request: () => ({ path: { id: 'f'.repeat(24) }, body: { parcels: [] } }) },
  ),
  callRow(
    shipmentCalls.addSerials,
    { adminOwn: 404 },
    {
      request: () => ({ path: { id: 'f'.repeat(24) }, body: { lines: [{ sku: 'A', serials: ['1'] }] } }),
    },
  ),
  callRow(orderCalls.cancelAnyOrder, {}, { request: ofOrder }),
  callRow(orderCalls.refundOrder, { adminOwn: 409 }, { request: ofOrder }),
  // An order that was not paid has no documents yet (404): the call was allowed.
  callRow(
    orderCalls.getInvoice,
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(
    orderCalls.getDeliveryNote,
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(
    orderCalls.getCreditNote,
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(
    orderCalls.getInvoiceXml,
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(
    orderCalls.getCreditNoteXml,
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(
    orderCalls.getAcknowledgement,
    { own: 404, others: 403, adminOthers: 404 },
    { record: ORDER, request: ofOrder },
  ),
  callRow(deskCalls.readDesk, {}),
  callRow(overviewCalls.getOverview, {}),
  callRow(taxReportCalls.getTaxReport, {}),
  callRow(taxReportCalls.getTaxFile, {}, { request: () => ({ path: { file: 'sums.csv' } }) }),
  callRow(paymentCalls.exportRefunds, {}, { request: () => ({ query: { orderId: 'f'.repeat(24) } }) }),
  callRow(paymentCalls.listRefunds, {}, { request: () => ({ query: { limit: '1' } }) }),
  // For an unknown payment (404): the call was allowed.
  callRow(paymentCalls.retryRefund, { adminOwn: 404 }, { request: ofNoPayment }),
  callRow(paymentCalls.settleRefund, { adminOwn: 404 }, { request: ofNoPayment }),
];
