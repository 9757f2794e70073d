import { z } from 'zod';
import { daySchema, objectIdSchema, optionalLineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { pageSchema, wholeNumberText } from '../numbers/number-fields.schema';
import { skuSchema } from '../tools/tool-fields.schema';
import { serialNumberSchema } from './serial-number';

export const PAPER_KINDS = ['calibration', 'test', 'other'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A paper: its name in addresses, which is one for its content. */
const PAPER_NAME = /^paper-[0-9a-f]{40}\.pdf$/;

export const PAPERS_MAX = 20;
export const PAPER_TITLE_MAX_LENGTH = 100;
const NOTE_MAX_LENGTH = 200;
const LIMIT_MAX = 100;

/** Soon: within so many days, or overdue. */
export const DUE_SOON_DAYS = 60;
const DUE_FILTERS = ['soon', 'over'] as const;

const dayOrNull = z.preprocess(
  (value) => (value === '' ? null : value),
  daySchema(issue('expiry-invalid')).nullable(),
);

/** Body of `PATCH /api/serial/{id}`. */
export const editOwnSerialSchema = z.strictObject({
  dueOn: dayOrNull.optional(),
  holderNote: optionalLineSchema(NOTE_MAX_LENGTH).optional(),
  retired: z.boolean({ error: issue('yes-or-no') }).optional(),
});
export type EditOwnSerial = z.infer<typeof editOwnSerialSchema>;

/** Body of `PATCH /api/all-serial/{id}`. */
export const editSerialSchema = z.strictObject({
  serial: serialNumberSchema.optional(),
  calibratedOn: dayOrNull.optional(),
  dueOn: dayOrNull.optional(),
});
export type EditSerial = z.infer<typeof editSerialSchema>;

/** The fields beside the file of `POST /api/all-serial/paper`. Without SKU and serial number the file's name has both. */
export const paperFieldsSchema = z
  .strictObject({
    sku: skuSchema.optional(),
    serial: serialNumberSchema.optional(),
    kind: z.enum(PAPER_KINDS, { error: issue('invalid') }).default('calibration'),
    title: optionalLineSchema(PAPER_TITLE_MAX_LENGTH).optional(),
    day: daySchema(issue('expiry-invalid')).optional(),
  })
  .superRefine(({ sku, serial }, context) => {
    if ((sku === undefined) === (serial === undefined)) return;
    const path = [sku === undefined ? 'sku' : 'serial'];
    context.addIssue({ code: 'custom', path, message: issue('serial-and-sku') });
  });
export type PaperFields = z.infer<typeof paperFieldsSchema>;

/** `made`: the serial number was not known before. */
export const uploadedPaperSchema = z.object({
  serialId: z.string(),
  sku: z.string(),
  serial: z.string(),
  made: z.boolean(),
  name: z.string(),
});
export type UploadedPaper = z.infer<typeof uploadedPaperSchema>;

const paperSchema = z.object({
  name: z.string(),
  title: z.string(),
  kind: z.enum(PAPER_KINDS),
  /** The day it is dated. */
  day: z.string().optional(),
  bytes: z.number().int(),
});
export type Paper = z.infer<typeof paperSchema>;

/** Papers with the newest day come first. */
export const serialSchema = z.object({
  _id: z.string(),
  toolId: z.string(),
  sku: z.string(),
  name: z.string(),
  serial: z.string(),
  orderNumber: z.string().optional(),
  /** Where one may read the order. */
  orderId: z.string().optional(),
  /** Its holder is the company; absent where that is a person. */
  isCompanys: z.boolean().optional(),
  shippedOn: z.string().optional(),
  calibratedOn: z.string().optional(),
  dueOn: z.string().optional(),
  overdue: z.boolean(),
  holderNote: z.string().optional(),
  /** No longer in use. */
  retired: z.boolean().optional(),
  papers: z.array(paperSchema),
});
export type Serial = z.infer<typeof serialSchema>;

/** For admins and programs. */
export const managedSerialSchema = serialSchema.extend({
  company: z.string().optional(),
  buyerName: z.string().optional(),
});
export type ManagedSerial = z.infer<typeof managedSerialSchema>;

const selection = {
  /** Words of the tool, its SKU, a part of the serial number in any spelling, or an order's number. */
  q: z.string().trim().max(200).optional(),
  due: z.enum(DUE_FILTERS).optional(),
};

const part = { page: pageSchema.optional(), limit: wholeNumberText(1, LIMIT_MAX).optional() };

export const serialSelectionSchema = z.object({
  ...selection,
  /** Also those no longer in use. */
  retired: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
});
export type SerialSelection = z.infer<typeof serialSelectionSchema>;

export const ownSerialsQuerySchema = serialSelectionSchema.extend(part);
export type OwnSerialsQuery = z.infer<typeof ownSerialsQuerySchema>;

export const allSerialsQuerySchema = z.object({ ...selection, toolId: objectIdSchema.optional(), ...part });
export type AllSerialsQuery = z.infer<typeof allSerialsQuerySchema>;

export const paperParamsSchema = z.object({ id: objectIdSchema, name: z.string().regex(PAPER_NAME) });

/** Mails about calibrations that are due. */
export const serialReminderSchema = z.strictObject({ on: z.boolean({ error: issue('yes-or-no') }) });
