import { z } from 'zod';
import { FILE_KINDS, FILE_NAME } from './stored-files';

export const fileParamSchema = z.object({ name: z.string().regex(FILE_NAME) });

export const uploadQuerySchema = z.object({ kind: z.enum(FILE_KINDS) });

/** `url` is how a tool refers to the file; sizes are those after encoding. */
export const storedFileSchema = z.object({
  name: z.string(),
  url: z.string(),
  kind: z.enum(FILE_KINDS),
  bytes: z.number().int(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;
