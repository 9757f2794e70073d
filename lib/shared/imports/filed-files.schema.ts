import { z } from 'zod';
import { type FileReason, REFUSED_REASONS, UNPLACED_REASONS } from './import-kinds';

const fileSchema = z.object({ file: z.string() });

/** What became of the files of an archive, or would: `position` is the place among the tool's pictures, absent of a document. */
const filedSchemas = {
  placed: z.array(fileSchema.extend({ sku: z.string(), position: z.number().int().optional() })),
  unplaced: z.array(
    fileSchema.extend({
      why: z.enum(UNPLACED_REASONS),
      /** The SKUs of the tools that it may belong to. */
      candidates: z.array(z.string()).optional(),
    }),
  ),
  refused: z.array(fileSchema.extend({ why: z.enum(REFUSED_REASONS) })),
};
export const filedSchema = z.object(filedSchemas);
export type FiledFiles = z.infer<typeof filedSchema>;
/** A file that no tool gets. */
export type MissedFile = { file: string; why: FileReason; candidates?: string[] | undefined };

/** The response of an import of an archive that is not left to the background. */
export const picturesResultSchema = z.object({ id: z.string(), ...filedSchemas });
export type PicturesResult = z.infer<typeof picturesResultSchema>;
