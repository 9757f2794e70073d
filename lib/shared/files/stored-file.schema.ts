import { z } from 'zod';
import { FILE_KINDS, FILE_NAME } from './stored-files';

/** Path of the calls about one file. */
export const fileParamSchema = z.object({ name: z.string().regex(FILE_NAME) });

/** Query of `POST /api/file`. */
export const uploadQuerySchema = z.object({ kind: z.enum(FILE_KINDS) });

/** What an upload returns. `url` is what a tool refers to the file by; sizes are those after encoding. */
export const storedFileSchema = z.object({
  name: z.string(),
  url: z.string(),
  kind: z.enum(FILE_KINDS),
  bytes: z.number().int(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
export type StoredFile = z.infer<typeof storedFileSchema>;
