import 'server-only';
import { ObjectId } from 'mongodb';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import type { Language } from '@/lib/shared/site/languages';
import { textIn } from '@/lib/shared/tools/text-in';
import { findToolNames } from '../tools.repository';

export type ToolLink = { name: string; slug: string };

const readLinks: (ids: readonly string[], language: Language) => Promise<Record<string, ToolLink>> =
  cachePublic('tool-links', ['tools'], async (ids: readonly string[], language: Language) => {
    const found = await findToolNames(ids.map((id) => new ObjectId(id)));
    return Object.fromEntries(found.map(({ _id, ...tool }) => [_id.toHexString(), textIn(tool, language)]));
  });

/** Tools that are not in public lists are left out. Cached until a tool changes. */
export async function toolLinks(
  ids: Iterable<string>,
  language: Language,
): Promise<Record<string, ToolLink>> {
  const toolIds = [...new Set(ids)].filter((id) => OBJECT_ID_PATTERN.test(id)).sort();
  return toolIds.length === 0 ? {} : readLinks(toolIds, language);
}
