import 'server-only';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';

/** Returns the addresses of a tool's files: its pictures, which may be on other hosts. */
export function fileUrlsOf({ image, pictures = [] }: Pick<ToolDocument, 'image' | 'pictures'>): string[] {
  return [image, ...pictures.map(({ url }) => url)];
}
