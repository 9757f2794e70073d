import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { VIEW_LISTS } from './view-lists';

export const SAVED_VIEWS_MAX = 30;

const VIEW_NAME_MAX_LENGTH = 40;
const PARAMETERS_MAX = 12;

const viewNameSchema = lineSchema('view-name-required', VIEW_NAME_MAX_LENGTH, 'field-too-long');

export const viewNameFormSchema = z.object({ name: viewNameSchema });

const parameterNameSchema = z
  .string()
  .regex(/^[a-zA-Z]{1,20}$/)
  .refine((name) => name !== 'page' && name !== 'limit');

/** The list ignores parameters that it does not have. Search words may be longer than other values. */
const viewAddressSchema = z
  .record(parameterNameSchema, z.string().trim().max(200))
  .refine((address) => Object.entries(address).every(([name, { length }]) => name === 'q' || length <= 60))
  .refine((address) => Object.keys(address).length <= PARAMETERS_MAX)
  .refine((address) => Object.values(address).some(Boolean), issue('view-empty'));
export type ViewAddress = Readonly<Record<string, string | undefined>>;

/** Body of `POST /api/view`; replaces the view with that name. */
export const saveViewSchema = z.strictObject({
  list: z.enum(VIEW_LISTS),
  name: viewNameSchema,
  address: viewAddressSchema,
});
export type SaveViewInput = z.infer<typeof saveViewSchema>;

export const savedViewSchema = z.object({
  _id: z.string(),
  list: z.enum(VIEW_LISTS),
  name: z.string(),
  address: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** `count`: the rows that it shows; absent where the list no longer has what the view names. */
export const countedViewSchema = savedViewSchema.extend({ count: z.number().optional() });
export type CountedView = z.infer<typeof countedViewSchema>;
