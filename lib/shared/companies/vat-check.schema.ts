import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';

const REASON_MAX_LENGTH = 200;

/** Body of `POST /api/all-company/{id}/vat-check`; with `confirm`, an admin confirms the number by hand. */
export const confirmVatIdSchema = z.strictObject({
  confirm: z
    .strictObject({ reason: lineSchema('reversal-reason-required', REASON_MAX_LENGTH, 'field-too-long') })
    .optional(),
});
export type ConfirmVatIdInput = z.infer<typeof confirmVatIdSchema>;

/** The form of a confirmation by hand. */
export const confirmVatIdFormSchema = confirmVatIdSchema.shape.confirm.unwrap();

/** What is known of a company's VAT number, where it needs a confirmation. */
export const companyVatSchema = z.object({
  state: z.enum(['waiting', 'valid', 'invalid']),
  checkedAt: z.iso.datetime().optional(),
  by: z.enum(['vies', 'admin']).optional(),
  /** The service's own number of its answer. */
  consultation: z.string().optional(),
  /** As the service has them; for admins. */
  name: z.string().optional(),
  address: z.string().optional(),
});
export type CompanyVatFacts = z.infer<typeof companyVatSchema>;

/** `away`: the service gave no answer, and the state is as it was. `off`: the shop has no service. */
export const vatCheckSchema = companyVatSchema.extend({ service: z.enum(['answered', 'away', 'off']) });
export type VatCheck = z.infer<typeof vatCheckSchema>;
