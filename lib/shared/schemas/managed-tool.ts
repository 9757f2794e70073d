import { z } from 'zod';
import { toolDocumentSchema, toolSchema } from './tool';

/** A tool as admins edit it: with its price, pictures, documents and successor, whatever its state. */
export const managedToolSchema = toolSchema.extend({
  price: z.number(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })),
  // A server of an earlier release, during a rollout, returns none.
  documents: z.array(toolDocumentSchema).default([]),
  successorId: z.string().nullable(),
  /** With fewer available units its stock is low; null for the shop's setting. */
  lowStockBelow: z.number().nullable(),
});
export type ManagedTool = z.infer<typeof managedToolSchema>;
