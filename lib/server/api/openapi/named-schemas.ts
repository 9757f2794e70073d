import 'server-only';
import type { z } from 'zod';
import { problemSchema } from '@/lib/server/api/openapi/problem.schema';
import { profileResponseSchema, userRowSchema } from '@/lib/shared/customers/user.schema';
import { orderSchema } from '@/lib/shared/orders/order.schema';
import { contactMessageSchema } from '@/lib/shared/requests/contact.schema';
import { quoteRequestSchema } from '@/lib/shared/requests/quote.schema';
import { reviewSchema } from '@/lib/shared/reviews/review.schema';
import { toolSchema } from '@/lib/shared/tools/tool.schema';

export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Tool: toolSchema,
  Order: orderSchema,
  Review: reviewSchema,
  ContactMessage: contactMessageSchema,
  QuoteRequest: quoteRequestSchema,
  Profile: profileResponseSchema,
  User: userRowSchema,
  Problem: problemSchema,
};
