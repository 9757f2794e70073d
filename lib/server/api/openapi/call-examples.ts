import type { z } from 'zod';
import type { Contract } from '@/lib/shared/calls/contract';
import { HOME_SECTIONS } from '@/lib/shared/pages/site.schema';
import { CATALOGUE_LANGUAGE, LANGUAGES, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { everyRequestOf } from '../charged-requests';
import { nameOfCall } from './all-calls';
import { responseSchemaOf } from './call-facts';
import { exampleOf } from './example-of';
import { plainJsonSchema } from './json-schema';

const RULES = [{ sku: 'FL-TW-1220', tiers: [{ from: 1, percent: 10 }] }];

/** Bodies whose rules a schema of JSON does not say, by the name of the call. All others are made from the schema (`exampleOf`). */
const REQUESTS: Readonly<Record<string, unknown>> = {
  addTool: {
    name: 'Torque wrench 20-220 Nm',
    image: 'https://example.com/torque-wrench.webp',
    description: 'Click-type, reversible, with certificate.',
    price: 189.9,
    moq: 1,
    quantity: 40,
  },
  correctStock: { quantity: 42, seen: 40, reason: 'stocktake' },
  bulkStock: { sku: 'FL-TW-1220', change: 20, reason: 'delivery', externalId: 'GR-4711' },
  bulkTools: { sku: 'FL-TW-1220', price: 189.9 },
  bulkPrices: { sku: 'FL-TW-1220', price: 170 },
  addCategory: {
    slug: 'torque-wrenches',
    names: { [CATALOGUE_LANGUAGE]: 'Torque wrenches', en: 'Torque wrenches', de: 'Drehmomentschlüssel' },
  },
  saveWords: { language: OTHER_LANGUAGES[0] ?? 'de', words: [{ text: 'Drive', translation: 'Antrieb' }] },
  addSearchWords: { language: LANGUAGES.default, kind: 'same', words: ['spanner', 'wrench'] },
  editSearchWords: { kind: 'same', words: ['spanner', 'wrench'] },
  addPriceList: {
    name: 'Dealers',
    priority: 1,
    for: { everyone: true },
    rules: RULES,
  },
  editPriceList: {
    revision: 1,
    name: 'Dealers',
    priority: 1,
    for: { everyone: true },
    rules: RULES,
  },
  editHome: {
    sections: HOME_SECTIONS.map((key) => ({
      key,
      isHidden: false,
      ...(key === 'hero' && { texts: { [LANGUAGES.default]: { heading: 'It stays where you put it.' } } }),
    })),
    revision: 0,
  },
  editMenu: { links: [{ href: '/workshop', labels: { [LANGUAGES.default]: 'Workshop' } }], revision: 0 },
  editFooter: { links: [{ href: '/terms', labels: { [LANGUAGES.default]: 'Terms' } }], revision: 0 },
  tryCosts: {
    lines: [{ sku: 'FL-TW-1220', quantity: 2 }],
    to: { country: 'US', region: 'OH', postalCode: '44114' },
  },
  addAddress: {
    name: 'Jane Doe',
    street: '1 Main Street',
    city: 'Cleveland',
    region: 'OH',
    postalCode: '44114',
    country: 'US',
    phone: '+1 216 555 0100',
  },
  changeAddress: {
    version: 1,
    name: 'Jane Doe',
    street: '1 Main Street',
    city: 'Cleveland',
    region: 'OH',
    postalCode: '44114',
    country: 'US',
    phone: '+1 216 555 0100',
  },
  changeManyTools: { ids: ['65f0c0ffee65f0c0ffee0001'], change: { price: { percent: 5 } } },
  placeOrder: {
    toolId: '65f0c0ffee65f0c0ffee0001',
    orderQuantity: 2,
    address: '1 Main Street\nCleveland, OH 44114\nUnited States',
    phone: '+1 216 555 0100',
    poNumber: 'PO-2026-118',
  },
  refundOrder: {
    reason: 'One arrived damaged.',
    lines: [{ toolId: '65f0c0ffee65f0c0ffee0001', quantity: 1, restock: false }],
  },
  shipUnits: {
    externalId: 'LS-4711',
    lines: [{ sku: 'FL-TW-1220', quantity: 2 }],
    parcels: [{ carrier: 'ups', trackingNumber: '1Z999AA10123456784' }],
  },
  promiseDates: { lines: [{ sku: 'FL-TW-1220', promisedOn: '2026-12-04' }] },
  cancelUnits: { lines: [{ sku: 'FL-TW-1220', quantity: 1 }], reason: 'No longer made.' },
  correctShipment: { parcels: [{ carrier: 'ups', trackingNumber: '1Z999AA10123456784' }] },
  addSerials: { lines: [{ sku: 'FL-TW-1220', serials: ['TW-2026-0001'] }] },
  makeReturnForBuyer: {
    shipmentId: '65f0c0ffee65f0c0ffee0001',
    lines: [{ sku: 'FL-TW-1220', quantity: 1, reason: 'damaged' }],
  },
  approveReturn: { lines: [{ sku: 'FL-TW-1220', quantity: 1 }] },
  receiveReturn: { lines: [{ sku: 'FL-TW-1220', restock: 1, scrap: 0 }] },
  makeOffer: {
    email: 'buyer@example.com',
    lines: [{ toolId: '65f0c0ffee65f0c0ffee0001', quantity: 10, unitPrice: 170 }],
    validUntil: '2030-12-31',
  },
};

/** The same of what comes back. */
const RESPONSES: Readonly<Record<string, object>> = {
  listPriceLists: { rules: RULES },
  getPriceList: { rules: RULES },
};

/** Returns a body that the call takes; undefined for a call without one. */
export function requestExample(call: Contract): unknown {
  const schema: z.ZodType | undefined = everyRequestOf(call) ?? call.file?.line;
  return schema && (REQUESTS[nameOfCall(call)] ?? exampleOf(plainJsonSchema(schema, 'input')));
}

/** Returns what the call may return; undefined for a call that returns no JSON. */
export function responseExample(call: Contract): unknown {
  const schema = responseSchemaOf(call);
  if (!schema) return undefined;
  const example = exampleOf(plainJsonSchema(schema, 'output'));
  const own = RESPONSES[nameOfCall(call)];
  if (!own) return example;
  return Array.isArray(example) ? [{ ...example[0], ...own }] : { ...(example as object), ...own };
}
