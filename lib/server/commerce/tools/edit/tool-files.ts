import 'server-only';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

export type FileFields = Partial<Pick<ToolDocument, 'image' | 'pictures' | 'documents'>>;

/** Pictures may be on other hosts. */
export function filesByField({ image, pictures, documents }: FileFields): Record<keyof FileFields, string[]> {
  return {
    image: image === undefined ? [] : [image],
    pictures: (pictures ?? []).map(({ url }) => url).filter((url) => url !== image),
    documents: (documents ?? []).map(({ url }) => url),
  };
}

export function fileUrlsOf(tool: FileFields): string[] {
  return Object.values(filesByField(tool)).flat();
}
