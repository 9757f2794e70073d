import { z } from 'zod';

export const REQUEST_FILES_MAX = 5;
export const REQUEST_FILE_BYTES_MAX = 10 * 1024 * 1024;

/** The hash of its content, and an id of its own: equal files of several people stay apart. */
const REQUEST_FILE_ID = /^request-[0-9a-f]{40}\.[0-9a-f]{24}\.(?:pdf|webp|step)$/;

export const requestFileIdSchema = z.string().regex(REQUEST_FILE_ID);
export const requestFileParamSchema = z.object({ id: requestFileIdSchema });

/** `name` is what the sender calls it. */
export const requestFileSchema = z.object({ id: z.string(), name: z.string(), bytes: z.number().int() });
export type RequestFile = z.infer<typeof requestFileSchema>;
