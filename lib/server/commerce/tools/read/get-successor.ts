import 'server-only';
import type { Language } from '@/lib/shared/site/languages';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { getTool } from './get-tool';

export type Successor = Pick<Tool, '_id' | 'name' | 'slug'>;

/** The tool that replaces a retired one; null without one, or for a draft. */
export async function getSuccessor(
  { successorId }: Pick<Tool, 'successorId'>,
  language: Language,
): Promise<Successor | null> {
  if (!successorId) return null;
  const { _id, name, slug } = (await getTool(successorId, language).catch(() => null)) ?? {};
  return _id && name && slug ? { _id, name, slug } : null;
}
