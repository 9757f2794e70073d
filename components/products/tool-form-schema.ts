import type { z } from 'zod';
import { newToolFields } from '@/lib/shared/schemas/tool';

/** The fields of the form for a new tool (product §5.2), with the category of the catalogue. */
export const toolFormSchema = newToolFields.pick({
  image: true,
  name: true,
  description: true,
  price: true,
  moq: true,
  quantity: true,
});

export type ToolFormInput = z.input<typeof toolFormSchema>;
export type ToolFormOutput = z.output<typeof toolFormSchema>;
