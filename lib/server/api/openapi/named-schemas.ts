import 'server-only';
import type { z } from 'zod';
import { contactMessageSchema } from '@/lib/shared/schemas/contact';
import { orderSchema } from '@/lib/shared/schemas/order';
import { problemSchema } from '@/lib/shared/schemas/problem';
import { quoteRequestSchema } from '@/lib/shared/schemas/quote';
import { reviewSchema } from '@/lib/shared/schemas/review';
import { toolSchema } from '@/lib/shared/schemas/tool';
import { profileResponseSchema, userRowSchema } from '@/lib/shared/schemas/user';

/** Schemas that have a name in the document. */
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
