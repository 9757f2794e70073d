import { z } from 'zod';
import { type Tool, toolDocumentSchema, toolSchema } from './tool.schema';

/** For admins, in any state. */
export const managedToolSchema = toolSchema.extend({
  details: z.string(),
  price: z.number(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })),
  documents: z.array(toolDocumentSchema),
  successorId: z.string().nullable(),
  /** Available units below which stock is low; null for the shop's setting. */
  lowStockBelow: z.number().nullable(),
  /** Working days until units out of stock ship; null for the shop's setting. */
  leadTimeDays: z.number().nullable(),
});
export type ManagedTool = z.infer<typeof managedToolSchema>;

/** In the list of tools for admins. */
export type ManagedToolRow = Tool & Required<Pick<Tool, 'price' | 'sold' | 'isLowStock' | 'lowStockBelow'>>;
