import 'server-only';
import { AppError } from '@/lib/shared/messages/errors';
import { CATALOGUE_LANGUAGE } from '@/lib/shared/site/languages';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { toolIdOfSku } from '../tool-targets.repository';
import { getTool } from './get-tool';

/** However the SKU is written; null for a draft. */
export async function findToolBySku(sku: string): Promise<Tool | null> {
  const toolId = await toolIdOfSku(skuKeyOf(sku));
  if (!toolId) return null;
  try {
    return await getTool(toolId.toHexString(), CATALOGUE_LANGUAGE);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
