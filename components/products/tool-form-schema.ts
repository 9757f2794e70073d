import type { z } from 'zod';
import { addToolSchema } from '@/lib/shared/schemas/tool';

/** The fields of the form for a new tool (product §5.2), with the category of the catalogue. */
export const toolFormSchema = addToolSchema.omit({ category: true });

export type ToolFormInput = z.input<typeof toolFormSchema>;
export type ToolFormOutput = z.output<typeof toolFormSchema>;
