import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { serializeTool } from '../tool.serializer';
import { findNewestTools } from '../tools.repository';

export const latestTools: (limit: number) => Promise<Tool[]> = cachePublic(
  'latest-tools',
  ['tools'],
  async (limit: number) => (await findNewestTools(limit)).map(serializeTool),
);
