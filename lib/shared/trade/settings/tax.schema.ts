import { z } from 'zod';
import { daySchema, optionalLineSchema } from '../../calls/fields.schema';
import { issue } from '../../messages/messages';
import { numberSchema } from '../../numbers/number-fields.schema';
import { type NumberReading, readPercent } from '../../numbers/read-amount';
import { countryCodeSchema, filled, invalid, nameSchema, namesSchema, tradeIdSchema } from './fields.schema';
import { stateOf } from './us-states';

const supplySchema = z.enum(['goods', 'services'], invalid);
export type Supply = z.infer<typeof supplySchema>;

const taxClassSchema = z.strictObject({ id: tradeIdSchema, names: namesSchema, supply: supplySchema });
export type TaxClass = z.infer<typeof taxClassSchema>;

/** `8.875` and `8,875` have three decimals: no rate is in the thousands. */
function readRate(text: string): NumberReading {
  const reading = readPercent(text);
  if (!('problem' in reading) || reading.problem !== 'unclear') return reading;
  return { value: Number(`${reading.readings.units}.${reading.readings.decimals}`) };
}

const rate = numberSchema('trade-rate-invalid', 'trade-rate-invalid', readRate).refine(
  (percent) => percent >= 0 && percent <= 100 && Number(percent.toFixed(3)) === percent,
  issue('trade-rate-invalid'),
);
/** Days are inclusive. */
const validity = { from: daySchema(invalid).optional(), to: daySchema(invalid).optional() };

const vatRateSchema = z.strictObject({
  country: countryCodeSchema(),
  class: tradeIdSchema,
  rate,
  ...validity,
});
export type VatRate = z.infer<typeof vatRateSchema>;

const stateRateSchema = z
  .strictObject({
    /** Its code; a name becomes it. */
    state: z
      .string({ error: issue('state-required') })
      .overwrite((text) => stateOf(text) ?? text)
      .refine((text) => stateOf(text) !== undefined, issue('state-required')),
    /** The beginning of postal codes. */
    zip: z
      .string()
      .trim()
      .regex(/^\d{0,5}$/)
      .optional(),
    class: tradeIdSchema.optional(),
    rate,
    name: nameSchema,
    /** Freight is taxed by it. */
    shipping: z.boolean(invalid),
    ...validity,
  })
  .overwrite(filled);
export type StateRate = z.infer<typeof stateRateSchema>;

const vatSchema = z
  .strictObject({
    smallBusiness: z.boolean(invalid),
    eInvoice: z.boolean(invalid),
    /** In place of the country's own sentence. */
    smallBusinessNote: optionalLineSchema(300).optional(),
    rates: z.array(vatRateSchema).max(300),
  })
  .overwrite((vat) => ({ ...filled(vat), rates: vat.rates }));

const digits = (least: number, most: number) =>
  z
    .string(invalid)
    .trim()
    .regex(new RegExp(`^\\d{${least},${most}}$`), issue('digits-invalid'));

/** `none`: papers from before the shop charged, and credit notes of them. */
const DATEV_TREATMENTS = [
  'none',
  'domestic',
  'destination',
  'small-business',
  'intra-community',
  'export',
  'reverse-charge',
] as const;

/** Fields of DATEV's format 700; lengths are the format's. */
const datevSchema = z.strictObject({
  consultant: digits(4, 7),
  client: digits(1, 5),
  yearStart: z.string(invalid).regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/),
  accountLength: z.int().min(4).max(8),
  chart: digits(2, 2).optional(),
  debtor: digits(1, 9),
  accounts: z
    .array(
      z.strictObject({
        treatment: z.enum(DATEV_TREATMENTS, invalid),
        rate,
        account: digits(1, 8),
        key: digits(1, 4).optional(),
      }),
    )
    .max(60),
});

export const taxSchema = z.strictObject({
  mode: z.enum(['none', 'vat', 'us'], invalid),
  classes: z.array(taxClassSchema).max(10),
  /** `like-goods`, or the id of a class. */
  shipping: z.string(invalid).max(30),
  vat: vatSchema.optional(),
  us: z.strictObject({ rates: z.array(stateRateSchema).max(2_000) }).optional(),
  datev: datevSchema.optional(),
});
export type TaxSettings = z.infer<typeof taxSchema>;
