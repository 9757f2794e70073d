import { z } from 'zod';
import { daySchema } from '../calls/fields.schema';
import { LANGUAGES } from '../site/languages';

/** Days of issue in the shop's calendar, both included; the last full month by default. */
export const taxReportQuerySchema = z.object({
  from: daySchema().optional(),
  to: daySchema().optional(),
});
export type TaxReportQuery = z.infer<typeof taxReportQuerySchema>;

/** With the reader's language; `elster` and `datev` have their own form. */
export const taxFileQuerySchema = taxReportQuerySchema.extend({
  language: z.enum(LANGUAGES.all).optional(),
});
export type TaxFileQuery = z.infer<typeof taxFileQuerySchema>;

export const TAX_FILES = ['sums.csv', 'documents.csv', 'eu-sales.csv', 'elster.csv', 'datev.csv'] as const;
export type TaxFile = (typeof TAX_FILES)[number];
export const taxFileParamSchema = z.object({ file: z.enum(TAX_FILES) });

export const taxFilePath = (file: TaxFile) => `/api/tax-report/${file}`;

const kind = z.enum(['invoice', 'credit-note']);

/** Papers of one kind, treatment, country, rate and name. Amounts are in dollars, negative of credit notes; rates in percent. */
const taxSumSchema = z.object({
  kind,
  treatment: z.string(),
  /** Where it is taxed; where it went, if it is not. Empty for papers without tax groups. */
  country: z.string(),
  category: z.string().optional(),
  rate: z.number(),
  /** Of a state's tax. */
  name: z.string().optional(),
  documents: z.number().int(),
  net: z.number(),
  tax: z.number(),
  gross: z.number(),
});
export type TaxSum = z.infer<typeof taxSumSchema>;

/** Invoices less credit notes of a number. */
const euSaleSchema = z.object({
  vatId: z.string(),
  /** `L`: goods, `S`: services. */
  kind: z.enum(['L', 'S']),
  net: z.number(),
  documents: z.number().int(),
});
export type EuSale = z.infer<typeof euSaleSchema>;

const ofOrder = { orderId: z.string(), orderNumber: z.string() };

export const taxReportSchema = z.object({
  from: z.string(),
  to: z.string(),
  sums: z.array(taxSumSchema),
  euSales: z.array(euSaleSchema),
  /** Refunds in the provider's dashboard that left the order as it is, and lost disputes: listed, not counted. */
  moneyWithoutNote: z.array(
    z.object({
      ...ofOrder,
      at: z.iso.datetime(),
      amount: z.number(),
      code: z.enum(['provider-refund', 'dispute-lost']),
    }),
  ),
  /** Orders paid by card that shipped in these days, on one with another rate than their invoice has. */
  rateChanged: z.array(
    z.object({
      ...ofOrder,
      invoiceNumber: z.string(),
      shippedOn: z.string(),
      country: z.string(),
      /** Percent: that of the invoice, and that of the day it shipped. */
      invoicedRate: z.number(),
      deliveredRate: z.number(),
    }),
  ),
});
export type TaxReport = z.infer<typeof taxReportSchema>;
