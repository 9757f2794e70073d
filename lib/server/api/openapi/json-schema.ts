import { z } from 'zod';
import { apiKeySchema } from '@/lib/shared/api-keys/api-key.schema';
import { requisitionSchema } from '@/lib/shared/approvals/requisition.schema';
import { auditEntrySchema } from '@/lib/shared/audit/audit.schema';
import {
  acceptedSchema,
  deletedSchema,
  insertedSchema,
  modifiedSchema,
  upsertedSchema,
} from '@/lib/shared/calls/write-results.schema';
import { cartSchema } from '@/lib/shared/cart/cart.schema';
import { categorySchema } from '@/lib/shared/categories/category.schema';
import { companyRowSchema, companySchema, managedCompanySchema } from '@/lib/shared/companies/company.schema';
import { vatCheckSchema } from '@/lib/shared/companies/vat-check.schema';
import { profileResponseSchema, userRowSchema } from '@/lib/shared/customers/user.schema';
import {
  bulkRowsResultSchema,
  importResultSchema,
  importStateSchema,
} from '@/lib/shared/imports/import.schema';
import { endpointSchema } from '@/lib/shared/integrations/endpoint.schema';
import { eventSchema } from '@/lib/shared/integrations/event.schema';
import { managedOfferSchema, offerSchema } from '@/lib/shared/offers/offer.schema';
import { orderSchema } from '@/lib/shared/orders/order.schema';
import { refundSchema } from '@/lib/shared/payments/returned-money.schema';
import { priceListSchema } from '@/lib/shared/prices/price-list.schema';
import { priceGroupSchema } from '@/lib/shared/prices/tool-price.schema';
import { receivableRowSchema } from '@/lib/shared/receivables/receivable-rows.schema';
import { statementSchema } from '@/lib/shared/receivables/receivables.schema';
import { journalLineSchema } from '@/lib/shared/reports/journal.schema';
import { contactMessageSchema } from '@/lib/shared/requests/contact.schema';
import { quoteRequestSchema } from '@/lib/shared/requests/quote.schema';
import { managedReturnSchema, returnSchema } from '@/lib/shared/returns/return.schema';
import { reviewSchema } from '@/lib/shared/reviews/review.schema';
import { managedSerialSchema, serialSchema } from '@/lib/shared/serials/serial.schema';
import { stockLineSchema } from '@/lib/shared/stock/stock.schema';
import { toolSchema } from '@/lib/shared/tools/tool.schema';
import { tradeSchema } from '@/lib/shared/trade/trade-calls.schema';
import { problemSchema } from './problem.schema';

export type JsonSchema = Record<string, unknown>;

/** JSON Schema 2020-12 of what is sent (`input`) or of what it is parsed to (`output`). */
export function plainJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

function nameOf(schema: z.ZodType): string | undefined {
  return Object.keys(NAMED_SCHEMAS).find((name) => NAMED_SCHEMAS[name] === schema);
}

/** Has a `$ref` in place of a named schema, alone or in a list. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  const name = nameOf(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodArray) return { type: 'array', items: jsonSchema(schema.element as z.ZodType) };
  return plainJsonSchema(schema, 'output');
}

export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Tool: toolSchema,
  Order: orderSchema,
  Review: reviewSchema,
  ContactMessage: contactMessageSchema,
  QuoteRequest: quoteRequestSchema,
  Profile: profileResponseSchema,
  User: userRowSchema,
  Accepted: acceptedSchema,
  ApiKey: apiKeySchema,
  AuditEntry: auditEntrySchema,
  BulkResult: bulkRowsResultSchema,
  Cart: cartSchema,
  Category: categorySchema,
  Company: companySchema,
  CompanyRow: companyRowSchema,
  Deleted: deletedSchema,
  Event: eventSchema,
  Import: importStateSchema,
  ImportResult: importResultSchema,
  Inserted: insertedSchema,
  JournalLine: journalLineSchema,
  ManagedCompany: managedCompanySchema,
  ManagedOffer: managedOfferSchema,
  ManagedReturn: managedReturnSchema,
  ManagedSerial: managedSerialSchema,
  Modified: modifiedSchema,
  Offer: offerSchema,
  PriceGroup: priceGroupSchema,
  PriceList: priceListSchema,
  Receivable: receivableRowSchema,
  Refund: refundSchema,
  Requisition: requisitionSchema,
  Return: returnSchema,
  Serial: serialSchema,
  Statement: statementSchema,
  StockLine: stockLineSchema,
  TradeSettings: tradeSchema,
  Upserted: upsertedSchema,
  VatCheck: vatCheckSchema,
  WebhookEndpoint: endpointSchema,
  Problem: problemSchema,
};
