import 'server-only';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { isListed } from '../listed-tools';
import { serializeTool } from '../tool.serializer';
import { findToolBySlug } from '../tools.repository';

export async function getToolBySlug(slug: string): Promise<Tool | null> {
  const document = await findToolBySlug(slug);
  if (!document || !isListed(document)) return null;
  const { details } = document;
  return { ...serializeTool(document), ...(details ? { details } : {}) };
}
