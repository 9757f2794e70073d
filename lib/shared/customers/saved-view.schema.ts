import { z } from 'zod';
import { lineSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';

/** The lists for admins of which views are saved. */
export const VIEW_LISTS = ['orders', 'products'] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** Of one account, of all lists. */
export const SAVED_VIEWS_MAX = 30;

const VIEW_NAME_MAX_LENGTH = 40;

const viewNameSchema = lineSchema('view-name-required', VIEW_NAME_MAX_LENGTH, 'field-too-long');

/** The form of a view. */
export const viewNameFormSchema = z.object({ name: viewNameSchema });

/** What an address of a list may hold; the list ignores what it does not know. */
const parameter = z.string().trim().min(1).max(60).optional();
const viewAddressSchema = z
  .strictObject({
    q: z.string().trim().min(1).max(200).optional(),
    state: parameter,
    sort: parameter,
    category: parameter,
    inStock: parameter,
    lowStock: parameter,
  })
  .refine((address) => Object.values(address).some((value) => value !== undefined), issue('view-empty'));
export type ViewAddress = z.infer<typeof viewAddressSchema>;

/** Body of `POST /api/saved-view`: what a list shows, under a name; the one of that name before is replaced. */
export const saveViewSchema = z.strictObject({
  list: z.enum(VIEW_LISTS),
  name: viewNameSchema,
  address: viewAddressSchema,
});
export type SaveViewInput = z.infer<typeof saveViewSchema>;

/** A saved view as calls and pages have it. */
export const savedViewSchema = z.object({
  _id: z.string(),
  list: z.enum(VIEW_LISTS),
  name: z.string(),
  /** The parameters of the list's address. */
  address: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof savedViewSchema>;
