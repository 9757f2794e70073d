import 'server-only';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

/** The fields of a tool that refer to files. */
export type FileFields = Partial<Pick<ToolDocument, 'image' | 'pictures' | 'documents'>>;

/**
 * Returns the addresses of a tool's files by field: its picture, the further ones, and its documents. Pictures may be on
 * other hosts.
 */
export function filesByField({ image, pictures, documents }: FileFields): Record<keyof FileFields, string[]> {
  return {
    image: image === undefined ? [] : [image],
    pictures: (pictures ?? []).map(({ url }) => url).filter((url) => url !== image),
    documents: (documents ?? []).map(({ url }) => url),
  };
}

/** Returns the addresses of all files of a tool. */
export function fileUrlsOf(tool: FileFields): string[] {
  return Object.values(filesByField(tool)).flat();
}
