import 'server-only';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { getTool } from './get-tool';

type Comparison = { tools: Tool[]; missing: number };

async function toolOrNull(id: string, language: Language): Promise<Tool | null> {
  try {
    return await getTool(id, language);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}

export async function compareTools(ids: readonly string[], language: Language): Promise<Comparison> {
  const found = await Promise.all(ids.map((id) => toolOrNull(id, language)));
  const tools = found.filter((tool) => tool !== null);
  return { tools, missing: ids.length - tools.length };
}
