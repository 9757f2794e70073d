import { z } from 'zod';
import { textSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { HANDLING_FIELDS, REQUESTER_FIELDS } from './request.schema';
import { CONTACT_TOPICS, MESSAGE_MAX_LENGTH } from './request-rules';

/** Body of `POST /api/contact`, and the form on the contact page. */
export const contactSchema = z.strictObject({
  ...REQUESTER_FIELDS,
  topic: z.enum(CONTACT_TOPICS, { error: issue('topic-required') }),
  message: textSchema('message-required', MESSAGE_MAX_LENGTH, 'message-too-long'),
});
export type ContactInput = z.infer<typeof contactSchema>;

export const contactMessageSchema = z.object({
  _id: z.string(),
  number: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().optional(),
  phone: z.string().optional(),
  topic: z.enum(CONTACT_TOPICS),
  message: z.string(),
  receivedAt: z.string(),
  ...HANDLING_FIELDS,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;
