import { z } from 'zod';
import type { ContactInput } from '@/lib/shared/schemas/contact';
import { type EnquiryMove, enquiryAnswerSchema } from '@/lib/shared/schemas/enquiry';
import type { QuoteInput } from '@/lib/shared/schemas/quote';
import { callApi } from './api';

/** Messages and requests for quote. All throw ApiProblem. */

/** What the store was asked to keep; the same key and body again answers the same number. */
async function send(path: string, body: unknown, idempotencyKey: string): Promise<string> {
  const headers = { 'idempotency-key': idempotencyKey };
  return (await callApi(path, enquiryAnswerSchema, { method: 'POST', body, headers })).number;
}

/** Writes to the shop; answers the message's number. */
export function sendContactMessage(input: ContactInput, idempotencyKey: string): Promise<string> {
  return send('/api/contact', input, idempotencyKey);
}

/** Asks for a quote; answers the request's number. */
export function requestQuote(input: QuoteInput, idempotencyKey: string): Promise<string> {
  return send('/api/quote', input, idempotencyKey);
}

const PATHS = { contact: '/api/contact', quote: '/api/all-quote' };

export type EnquiryKind = keyof typeof PATHS;

/** Marks an enquiry as answered or opens it again; answers false if it was so already. For admins. */
export async function moveEnquiry(kind: EnquiryKind, id: string, state: EnquiryMove): Promise<boolean> {
  const options = { method: 'PATCH', as: 'bearer', body: { state } } as const;
  const schema = z.object({ modifiedCount: z.number() });
  return (await callApi(`${PATHS[kind]}/${id}`, schema, options)).modifiedCount === 1;
}
