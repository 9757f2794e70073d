import 'server-only';
import type { Language } from '@/lib/shared/site/languages';
import { textIn } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { isListed } from '../listed-tools';
import { wordingIn } from '../spec-words/wording';
import { serializeTool } from '../tool.serializer';
import { findToolBySlug } from '../tools.repository';

/** A tool in public lists by its address in any language; `slug` is the one in this. */
export async function getToolBySlug(slug: string, language: Language): Promise<Tool | null> {
  const document = await findToolBySlug(slug);
  if (!document || !isListed(document)) return null;
  const { details } = textIn(document, language);
  const tool = serializeTool(document, await wordingIn(language));
  return { ...tool, ...(details ? { details } : {}) };
}
