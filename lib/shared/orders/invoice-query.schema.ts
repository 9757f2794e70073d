import { z } from 'zod';
import { issue } from '../messages/messages';
import { DOCUMENT_NUMBERS } from './document-number';
import { E_INVOICE_PROFILES } from './e-invoice-profile';

const numberOf = (kind: keyof typeof DOCUMENT_NUMBERS) => ({
  number: z.string().regex(DOCUMENT_NUMBERS[kind]).optional(),
});
const profile = { profile: z.enum(E_INVOICE_PROFILES, { error: issue('invalid') }).optional() };

export const invoiceQuerySchema = z.object(numberOf('invoice'));
export const invoiceXmlQuerySchema = z.object({ ...numberOf('invoice'), ...profile });
export const creditNoteQuerySchema = z.object(numberOf('credit-note'));
export const deliveryNoteQuerySchema = z.object(numberOf('delivery-note'));
export const creditNoteXmlQuerySchema = z.object({ ...numberOf('credit-note'), ...profile });
