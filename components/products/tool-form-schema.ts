import type { z } from 'zod';
import { addToolSchema } from '@/lib/shared/schemas/tool';

/** What the form for a new tool asks (product §5.2). The category is the catalogue's affair. */
export const toolFormSchema = addToolSchema.omit({ category: true });

export type ToolFormInput = z.input<typeof toolFormSchema>;
export type ToolFormOutput = z.output<typeof toolFormSchema>;
