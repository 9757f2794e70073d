import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Tool } from '@/lib/shared/schemas/tool';
import { listTools } from './list-tools';

/** Returns the newest tools, for public pages; cached until a tool changes. */
export const latestTools: (limit: number) => Promise<Tool[]> = cachePublic(
  'latest-tools',
  ['tools'],
  async (limit: number) => (await listTools({ limit })).tools,
);
