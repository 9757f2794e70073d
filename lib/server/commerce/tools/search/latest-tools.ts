import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Language } from '@/lib/shared/site/languages';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { wordingIn } from '../spec-words/wording';
import { serializeTool } from '../tool.serializer';
import { findNewestTools } from '../tools.repository';

export const latestTools: (limit: number, language: Language) => Promise<Tool[]> = cachePublic(
  'latest-tools',
  ['tools', 'catalogue-words'],
  async (limit: number, language: Language) => {
    const wording = await wordingIn(language);
    return (await findNewestTools(limit)).map((tool) => serializeTool(tool, wording));
  },
);
