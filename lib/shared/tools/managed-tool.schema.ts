import { z } from 'zod';
import { toolDocumentSchema, toolSchema } from './tool.schema';

/** A tool as admins edit it: with its price, pictures, documents and successor, whatever its state. */
export const managedToolSchema = toolSchema.extend({
  details: z.string(),
  price: z.number(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })),
  documents: z.array(toolDocumentSchema),
  successorId: z.string().nullable(),
  /** With fewer available units its stock is low; null for the shop's setting. */
  lowStockBelow: z.number().nullable(),
  /** Working days until more than there is in stock ships; null for the shop's setting. */
  leadTimeDays: z.number().nullable(),
});
export type ManagedTool = z.infer<typeof managedToolSchema>;
