import 'server-only';
import { z } from 'zod';
import { contactMessageSchema } from '@/lib/shared/schemas/contact';
import { orderSchema } from '@/lib/shared/schemas/order';
import { quoteRequestSchema } from '@/lib/shared/schemas/quote';
import { reviewSchema } from '@/lib/shared/schemas/review';
import { toolSchema } from '@/lib/shared/schemas/tool';
import { profileAnswerSchema, userRowSchema } from '@/lib/shared/schemas/user';
import { ACCOUNT_CALLS, USER_CALLS } from './account-calls';
import { problemSchema } from './answers';
import type { ApiCall } from './api-call';
import { AUDIT_CALLS } from './audit-calls';
import { CONTACT_CALLS, NEWSLETTER_CALLS, QUOTE_CALLS } from './inbox-calls';
import { INVOICE_CALLS, ORDER_CALLS, PAYMENT_CALLS } from './order-calls';
import { PRIVACY_CALLS } from './privacy-calls';
import { SECURITY_CALLS } from './security-calls';
import { SHOP_CALLS } from './shop-calls';
import { STOCK_CALLS } from './stock-calls';

const SERVICE_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/health',
    tag: 'Service',
    summary: 'Whether this instance serves and reaches its database.',
    who: 'anyone',
    answer: { status: 200, description: 'It does.', schema: z.object({ status: z.literal('ok') }) },
    problems: ['database-unavailable'],
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    tag: 'Service',
    summary: 'This document.',
    who: 'anyone',
    answer: { status: 200, description: 'OpenAPI 3.1.', schema: z.looseObject({ openapi: z.string() }) },
  },
  {
    method: 'post',
    path: '/api/csp-report',
    tag: 'Service',
    summary: 'What a browser refused under the content security policy, as browsers send it. It is logged.',
    who: 'anyone',
    answer: { status: 204, description: 'Noted.' },
    problems: ['malformed-json', 'too-large', 'validation-failed', 'rate-limited'],
  },
];

/** Every call of the store's API, as people may rely on it. */
export const API_CALLS: readonly ApiCall[] = [
  ...SHOP_CALLS,
  ...STOCK_CALLS,
  ...ORDER_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...USER_CALLS,
  ...ACCOUNT_CALLS,
  ...SECURITY_CALLS,
  ...NEWSLETTER_CALLS,
  ...CONTACT_CALLS,
  ...QUOTE_CALLS,
  ...PRIVACY_CALLS,
  ...AUDIT_CALLS,
  ...SERVICE_CALLS,
];

/** Schemas that have a name in the document. */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Tool: toolSchema,
  Order: orderSchema,
  Review: reviewSchema,
  ContactMessage: contactMessageSchema,
  QuoteRequest: quoteRequestSchema,
  Profile: profileAnswerSchema,
  User: userRowSchema,
  Problem: problemSchema,
};
