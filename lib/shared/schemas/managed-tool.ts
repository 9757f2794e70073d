import { z } from 'zod';
import { toolDocumentSchema, toolSchema } from './tool';

/** A tool as admins edit it: with its price, pictures, documents and successor, whatever its state. */
export const managedToolSchema = toolSchema.extend({
  price: z.number(),
  pictures: z.array(z.object({ url: z.string(), alt: z.string().optional() })),
  // What has a default a server of an earlier release, during a rollout, does not return.
  documents: z.array(toolDocumentSchema).default([]),
  successorId: z.string().nullable(),
  /** With fewer available units its stock is low; null for the shop's setting. */
  lowStockBelow: z.number().nullable().default(null),
  /** Working days until more than there is in stock ships; null for the shop's setting. */
  leadTimeDays: z.number().nullable().default(null),
});
export type ManagedTool = z.infer<typeof managedToolSchema>;
