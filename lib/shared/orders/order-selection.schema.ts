import { z } from 'zod';
import { OBJECT_ID_PATTERN } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { LANGUAGES } from '../site/languages';

/** How many orders can be selected for documents and exports: all of one page of the list. */
const SELECTION_MAX = 100;
/** How many lines the orders of one document may have together: more than that is too much for one request. */
export const SELECTION_LINES_MAX = 3_000;

const idsSchema = z
  .string({ error: issue('selection-required') })
  .max(SELECTION_MAX * 25, issue('selection-too-large'))
  .transform((text) => [...new Set(text.toLowerCase().split(',').filter(Boolean))])
  .refine((ids) => ids.length > 0, issue('selection-required'))
  .refine((ids) => ids.length <= SELECTION_MAX, issue('selection-too-large'))
  .refine((ids) => ids.every((id) => OBJECT_ID_PATTERN.test(id)), issue('invalid'));

/** Query of calls about selected orders: their ids, separated by commas. */
export const orderSelectionQuerySchema = z.object({ ids: idsSchema });

/** The same of a file for the shop, in its reader's language. */
export const shopFileQuerySchema = orderSelectionQuerySchema.extend({
  language: z.enum(LANGUAGES.all).optional(),
});
