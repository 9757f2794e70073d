import { z } from 'zod';
import { issue } from '../../messages/messages';

/** Two letters of the country, then 2 to 13 letters and digits; spaces, dots and hyphens are left out. */
export const vatIdSchema = z
  .string({ error: issue('vat-id-invalid') })
  .overwrite((value) => value.replace(/[\s.-]/g, '').toUpperCase())
  .regex(/^(?:[A-Z]{2}[A-Z0-9]{2,13})?$/, issue('vat-id-invalid'));
