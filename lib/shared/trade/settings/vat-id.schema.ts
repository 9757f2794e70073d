import { z } from 'zod';
import { issue } from '../../messages/messages';

/** Two letters of the country, then 2 to 15 letters and digits (`CHE-100.155.212 MWST`); spaces, dots and hyphens are left out. */
export const vatIdSchema = z
  .string({ error: issue('vat-id-invalid') })
  .overwrite((value) => value.replace(/[\s.-]/g, '').toUpperCase())
  .regex(/^(?:[A-Z]{2}[A-Z0-9]{2,15})?$/, issue('vat-id-invalid'));
