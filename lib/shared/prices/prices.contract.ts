import { callsOf } from '../calls/contract';
import { emailParamSchema, idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  changedPriceListSchema,
  newPriceListSchema,
  onePriceListSchema,
  PRICE_LIST_BODY_BYTES,
  priceListRevisionSchema,
  priceListSchema,
} from './price-list.schema';
import {
  priceGroupInputSchema,
  priceGroupSchema,
  type RuleToolsInput,
  ruleToolsInputSchema,
  ruleToolsSchema,
  type ToolPricesInput,
  toolPriceQuerySchema,
  toolPriceSchema,
  toolPricesInputSchema,
  toolPricesSchema,
  userPriceGroupSchema,
} from './tool-price.schema';

/** `POST /api/price` counts as a call of a single price for each so many tools. */
const TOOLS_PER_READ = 25;

/** `POST /api/price-list/tools` counts likewise. */
const SKUS_PER_READ = 100;

export const priceCalls = callsOf({ tag: 'Prices', who: 'optional' })({
  getToolPrice: {
    method: 'GET',
    path: '/api/tool/{id}/price',
    summary:
      'What so many units of a tool cost now, and from which quantity on a unit costs less: at one’s own prices if signed in, else at those for everyone.',
    params: idParamSchema,
    query: toolPriceQuerySchema,
    success: { status: 200, description: 'The price.', schema: toolPriceSchema },
    errors: ['price-on-request'],
  },
  getToolPrices: {
    method: 'POST',
    path: '/api/price',
    summary:
      'What units of up to 200 tools cost now, in the order asked and by default for the minimum order, with the public price: at one’s own prices if signed in, else at those for everyone. Tools that are not sold are left out.',
    rate: 'read',
    request: toolPricesInputSchema,
    work: ({ tools }: ToolPricesInput) => Math.floor(tools.length / TOOLS_PER_READ),
    success: {
      status: 200,
      description: 'The prices.',
      schema: toolPricesSchema,
      cacheControl: 'private, no-store',
    },
  },
});

export const priceListCalls = callsOf({ tag: 'Prices', who: 'admin' })({
  listPriceGroups: {
    method: 'GET',
    path: '/api/price-group',
    summary: 'List price groups by name, with how many customers belong to each.',
    key: 'prices:write',
    success: { status: 200, description: 'The groups.', list: 'priceGroups', schema: priceGroupSchema },
  },
  addPriceGroup: {
    method: 'POST',
    path: '/api/price-group',
    summary: 'Add a price group.',
    request: priceGroupInputSchema,
    success: { status: 201, description: 'The new group.', schema: insertedSchema },
  },
  renamePriceGroup: {
    method: 'PUT',
    path: '/api/price-group/{id}',
    summary: 'Rename a price group.',
    params: idParamSchema,
    request: priceGroupInputSchema,
    success: { status: 200, description: 'Done; 0 if that was its name.', schema: modifiedSchema },
  },
  deletePriceGroup: {
    method: 'DELETE',
    path: '/api/price-group/{id}',
    summary:
      'Delete a price group. Refused, naming its number of `customers` and its `lists`, while it has any.',
    params: idParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
    errors: ['price-group-in-use'],
  },
  assignPriceGroup: {
    method: 'PUT',
    path: '/api/user/{email}/price-group',
    summary: 'Put a customer into a price group, or with null out of theirs.',
    params: emailParamSchema,
    request: userPriceGroupSchema,
    success: { status: 200, description: 'Done; 0 if they were there.', schema: modifiedSchema },
  },
  listPriceLists: {
    method: 'GET',
    path: '/api/price-list',
    summary: 'List price lists, newest first, whether or not they are valid now.',
    key: 'prices:write',
    success: { status: 200, description: 'The price lists.', list: 'priceLists', schema: priceListSchema },
  },
  addPriceList: {
    method: 'POST',
    path: '/api/price-list',
    summary: 'Add a price list for a price group or for everyone.',
    key: 'prices:write',
    request: newPriceListSchema,
    requestBytesMax: PRICE_LIST_BODY_BYTES,
    idempotency: 'adds no second list, and returns the id of the first',
    success: { status: 201, description: 'The new price list.', schema: insertedSchema },
  },
  findRuleTools: {
    method: 'POST',
    path: '/api/price-list/tools',
    summary:
      'The names and public prices of the tools that up to 1,000 SKUs of a price list name, in the order asked and in every state. SKUs of no tool are left out.',
    key: 'prices:write',
    rate: 'read',
    request: ruleToolsInputSchema,
    requestBytesMax: PRICE_LIST_BODY_BYTES,
    work: ({ skus }: RuleToolsInput) => Math.floor(skus.length / SKUS_PER_READ),
    success: { status: 200, description: 'The tools.', schema: ruleToolsSchema },
  },
  getPriceList: {
    method: 'GET',
    path: '/api/price-list/{id}',
    summary: 'One price list, with the SKUs and categories of its rules that no tool has.',
    key: 'prices:write',
    params: idParamSchema,
    success: { status: 200, description: 'The price list.', schema: onePriceListSchema },
  },
  editPriceList: {
    method: 'PUT',
    path: '/api/price-list/{id}',
    summary:
      'Replace a price list, naming the revision it was made from. Refused with the list as it is under `current` if someone edited it meanwhile.',
    key: 'prices:write',
    params: idParamSchema,
    request: changedPriceListSchema,
    requestBytesMax: PRICE_LIST_BODY_BYTES,
    success: { status: 200, description: 'The revision after it.', schema: priceListRevisionSchema },
    errors: ['edited-meanwhile'],
  },
  deletePriceList: {
    method: 'DELETE',
    path: '/api/price-list/{id}',
    summary: 'Delete a price list. Orders keep the prices it made.',
    key: 'prices:write',
    params: idParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
  },
});
