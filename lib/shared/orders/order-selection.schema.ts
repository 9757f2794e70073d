import { z } from 'zod';
import { OBJECT_ID_PATTERN } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { LANGUAGES } from '../site/languages';

const SELECTION_MAX = 100;
/** Lines of all orders of one document; more would exceed the time of a request. */
export const SELECTION_LINES_MAX = 3_000;

const idsSchema = z
  .string({ error: issue('selection-required') })
  .max(SELECTION_MAX * 25, issue('selection-too-large'))
  .transform((text) => [...new Set(text.toLowerCase().split(',').filter(Boolean))])
  .refine((ids) => ids.length > 0, issue('selection-required'))
  .refine((ids) => ids.length <= SELECTION_MAX, issue('selection-too-large'))
  .refine((ids) => ids.every((id) => OBJECT_ID_PATTERN.test(id)), issue('invalid'));

export const orderSelectionQuerySchema = z.object({ ids: idsSchema });

export const shopFileQuerySchema = orderSelectionQuerySchema.extend({
  language: z.enum(LANGUAGES.all).optional(),
});
