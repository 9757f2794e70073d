import { z } from 'zod';
import { VALIDATION } from '../messages';
import { ENQUIRER_FIELDS, HANDLING_FIELDS, MESSAGE_MAX_LENGTH } from './enquiry';
import { textSchema } from './fields';

/** What a message is about, so that it reaches the right desk. */
export const CONTACT_TOPICS = ['tools', 'order', 'custom', 'dealer', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** Body of `POST /api/contact`, and the form on the contact page. */
export const contactSchema = z.strictObject({
  ...ENQUIRER_FIELDS,
  topic: z.enum(CONTACT_TOPICS, { error: VALIDATION.topicRequired }),
  message: textSchema(VALIDATION.messageRequired, MESSAGE_MAX_LENGTH, VALIDATION.messageTooLong),
});
export type ContactInput = z.infer<typeof contactSchema>;

/** A message as admins see it. */
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
