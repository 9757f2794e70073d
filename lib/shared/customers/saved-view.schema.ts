import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';

export const VIEW_LISTS = ['orders', 'products'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const SAVED_VIEWS_MAX = 30;

const VIEW_NAME_MAX_LENGTH = 40;

const viewNameSchema = lineSchema('view-name-required', VIEW_NAME_MAX_LENGTH, 'field-too-long');

export const viewNameFormSchema = z.object({ name: viewNameSchema });

/** The list ignores values that it does not support. */
const parameter = z.string().trim().min(1).max(60).optional();
const viewAddressSchema = z
  .strictObject({
    q: z.string().trim().min(1).max(200).optional(),
    state: parameter,
    sort: parameter,
    category: parameter,
    inStock: parameter,
    lowStock: parameter,
    missing: parameter,
  })
  .refine((address) => Object.values(address).some((value) => value !== undefined), issue('view-empty'));
export type ViewAddress = z.infer<typeof viewAddressSchema>;

/** Body of `POST /api/saved-view`; replaces the view with that name. */
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
