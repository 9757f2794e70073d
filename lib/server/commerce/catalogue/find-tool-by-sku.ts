import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Tool } from '@/lib/shared/schemas/tool';
import { skuKeyOf } from '@/lib/shared/sku-key';
import { getTool } from './get-tool';
import { toolIdOfSku } from './tool-targets.repository';

/** Returns the tool that the public is shown with this SKU, however it is written; null if there is none. */
export async function findToolBySku(sku: string): Promise<Tool | null> {
  const toolId = await toolIdOfSku(skuKeyOf(sku));
  if (!toolId) return null;
  try {
    return await getTool(toolId.toHexString());
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
