import { z } from 'zod';
import { ADDRESS_LENGTHS } from '../addresses/address.schema';
import { optionalLineSchema } from '../calls/fields.schema';
import { countryCodeSchema } from './settings/fields.schema';

/** Where goods go, or who pays is; without region or postal code, areas that name one do not contain it. */
export const placeSchema = z.strictObject({
  country: countryCodeSchema(),
  region: optionalLineSchema(ADDRESS_LENGTHS.region).default(''),
  postalCode: optionalLineSchema(ADDRESS_LENGTHS.postalCode).default(''),
});

/** The id of a shipping method, as calls name it. */
export const shippingMethodIdSchema = z.string().max(30);

const reason = { sentence: z.string(), lines: z.array(z.number().int()).optional() };

/** Net amounts, tax and sum in dollars; rates in percent. */
export const costsSchema = z.object({
  goods: z.number(),
  shipping: z.number(),
  net: z.number(),
  taxes: z.array(
    z.object({
      treatment: z.string(),
      category: z.string().optional(),
      rate: z.number(),
      name: z.string(),
      goods: z.number(),
      shipping: z.number(),
      net: z.number(),
      tax: z.number(),
    }),
  ),
  tax: z.number(),
  due: z.number(),
  notes: z.array(z.object({ code: z.string(), sentence: z.string() })),
  vatId: z.object({ id: z.string(), state: z.enum(['none', 'waiting', 'valid', 'invalid']) }).optional(),
  /** The certificate that exempts the buyer from sales tax. */
  exemption: z.object({ number: z.string() }).optional(),
});
export type CostsResponse = z.infer<typeof costsSchema>;

const offeredMethodSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['delivery', 'pickup', 'own-carrier']),
  price: z.number().nullable(),
  why: z
    .object({ code: z.enum(['on-request', 'too-heavy', 'above', 'weight-unknown']), ...reason })
    .optional(),
});

/** `costs` null: something is on request. `lines` are positions in what was asked. */
export const costsAnswerSchema = z.object({
  methods: z.array(offeredMethodSchema),
  /** The id of the method that `costs` are with. */
  shippingMethod: z.string().nullable(),
  costs: costsSchema.nullable(),
  reasons: z.array(z.object({ code: z.enum(['shipping', 'weight', 'tax']), ...reason })),
});
export type CostsAnswerResponse = z.infer<typeof costsAnswerSchema>;
