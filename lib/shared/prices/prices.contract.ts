import { type Contract, declareCall } from '../calls/contract';
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

/** Of `POST /api/price`, which counts as a call of a single price for each so many. */
const TOOLS_PER_READ = 25;

/** Of `POST /api/price-list/tools`, likewise. */
const SKUS_PER_READ = 100;

export const getToolPriceCall = declareCall({
  method: 'GET',
  path: '/api/tool/{id}/price',
  tag: 'Prices',
  summary:
    'What so many units of a tool cost now, and from which quantity on a unit costs less: at one’s own prices if signed in, else at those for everyone.',
  who: 'optional',
  rate: 'read',
  params: idParamSchema,
  query: toolPriceQuerySchema,
  success: { status: 200, description: 'The price.', schema: toolPriceSchema },
  errors: ['price-on-request'],
});

export const getToolPricesCall = declareCall({
  method: 'POST',
  path: '/api/price',
  tag: 'Prices',
  summary:
    'What units of up to 200 tools cost now, in the order asked and by default for the minimum order, with the public price: at one’s own prices if signed in, else at those for everyone. Tools that are not sold are left out.',
  who: 'optional',
  rate: 'read',
  request: toolPricesInputSchema,
  work: ({ tools }: ToolPricesInput) => Math.floor(tools.length / TOOLS_PER_READ),
  success: {
    status: 200,
    description: 'The prices.',
    schema: toolPricesSchema,
    cacheControl: 'private, no-store',
  },
});

export const listPriceGroupsCall = declareCall({
  method: 'GET',
  path: '/api/price-group',
  tag: 'Prices',
  summary: 'List price groups by name, with how many customers belong to each.',
  who: 'admin',
  key: 'prices:write',
  rate: 'read',
  success: { status: 200, description: 'The groups.', list: 'priceGroups', schema: priceGroupSchema },
});

export const addPriceGroupCall = declareCall({
  method: 'POST',
  path: '/api/price-group',
  tag: 'Prices',
  summary: 'Add a price group.',
  who: 'admin',
  rate: 'write',
  request: priceGroupInputSchema,
  success: { status: 201, description: 'The new group.', schema: insertedSchema },
});

export const renamePriceGroupCall = declareCall({
  method: 'PUT',
  path: '/api/price-group/{id}',
  tag: 'Prices',
  summary: 'Rename a price group.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  request: priceGroupInputSchema,
  success: { status: 200, description: 'Done; 0 if that was its name.', schema: modifiedSchema },
});

export const deletePriceGroupCall = declareCall({
  method: 'DELETE',
  path: '/api/price-group/{id}',
  tag: 'Prices',
  summary:
    'Delete a price group. Refused, naming its number of `customers` and its `lists`, while it has any.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Deleted.', schema: deletedSchema },
  errors: ['price-group-in-use'],
});

export const assignPriceGroupCall = declareCall({
  method: 'PUT',
  path: '/api/user/{email}/price-group',
  tag: 'Prices',
  summary: 'Put a customer into a price group, or with null out of theirs.',
  who: 'admin',
  rate: 'write',
  params: emailParamSchema,
  request: userPriceGroupSchema,
  success: { status: 200, description: 'Done; 0 if they were there.', schema: modifiedSchema },
});

export const listPriceListsCall = declareCall({
  method: 'GET',
  path: '/api/price-list',
  tag: 'Prices',
  summary: 'List price lists, newest first, whether or not they are valid now.',
  who: 'admin',
  key: 'prices:write',
  rate: 'read',
  success: { status: 200, description: 'The price lists.', list: 'priceLists', schema: priceListSchema },
});

export const addPriceListCall = declareCall({
  method: 'POST',
  path: '/api/price-list',
  tag: 'Prices',
  summary: 'Add a price list for a price group or for everyone.',
  who: 'admin',
  key: 'prices:write',
  rate: 'write',
  request: newPriceListSchema,
  requestBytesMax: PRICE_LIST_BODY_BYTES,
  idempotency: 'adds no second list, and returns the id of the first',
  success: { status: 201, description: 'The new price list.', schema: insertedSchema },
});

export const getPriceListCall = declareCall({
  method: 'GET',
  path: '/api/price-list/{id}',
  tag: 'Prices',
  summary: 'One price list, with the SKUs and categories of its rules that no tool has.',
  who: 'admin',
  key: 'prices:write',
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The price list.', schema: onePriceListSchema },
});

export const editPriceListCall = declareCall({
  method: 'PUT',
  path: '/api/price-list/{id}',
  tag: 'Prices',
  summary:
    'Replace a price list, naming the revision it was made from. Refused with the list as it is under `current` if someone edited it meanwhile.',
  who: 'admin',
  key: 'prices:write',
  rate: 'write',
  params: idParamSchema,
  request: changedPriceListSchema,
  requestBytesMax: PRICE_LIST_BODY_BYTES,
  success: { status: 200, description: 'The revision after it.', schema: priceListRevisionSchema },
  errors: ['edited-meanwhile'],
});

export const findRuleToolsCall = declareCall({
  method: 'POST',
  path: '/api/price-list/tools',
  tag: 'Prices',
  summary:
    'The names and public prices of the tools that up to 1,000 SKUs of a price list name, in the order asked and in every state. SKUs of no tool are left out.',
  who: 'admin',
  key: 'prices:write',
  rate: 'read',
  request: ruleToolsInputSchema,
  requestBytesMax: PRICE_LIST_BODY_BYTES,
  work: ({ skus }: RuleToolsInput) => Math.floor(skus.length / SKUS_PER_READ),
  success: { status: 200, description: 'The tools.', schema: ruleToolsSchema },
});

export const deletePriceListCall = declareCall({
  method: 'DELETE',
  path: '/api/price-list/{id}',
  tag: 'Prices',
  summary: 'Delete a price list. Orders keep the prices it made.',
  who: 'admin',
  key: 'prices:write',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Deleted.', schema: deletedSchema },
});

export const PRICE_CALLS: readonly Contract[] = [
  getToolPriceCall,
  getToolPricesCall,
  listPriceGroupsCall,
  addPriceGroupCall,
  renamePriceGroupCall,
  deletePriceGroupCall,
  assignPriceGroupCall,
  listPriceListsCall,
  addPriceListCall,
  findRuleToolsCall,
  getPriceListCall,
  editPriceListCall,
  deletePriceListCall,
];
