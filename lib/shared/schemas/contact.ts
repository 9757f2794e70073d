import { z } from 'zod';
import { CONTACT_TOPICS, MESSAGE_MAX_LENGTH } from '../enquiry-rules';
import { VALIDATION } from '../messages';
import { ENQUIRER_FIELDS, HANDLING_FIELDS } from './enquiry';
import { textSchema } from './fields';

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
