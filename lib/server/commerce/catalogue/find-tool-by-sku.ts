import 'server-only';
import { AppError } from '@/lib/shared/errors';
import type { Tool } from '@/lib/shared/schemas/tool';
import { skuKeyOf } from './editable-fields';
import { getTool } from './get-tool';
import { toolIdOfSku } from './tool-targets.repository';

/** Returns the tool that the public is shown with this SKU, in any case; null if there is none. */
export async function findToolBySku(sku: string): Promise<Tool | null> {
  // Tools that an earlier release stored have no key, and SKUs of capitals.
  const toolId = await toolIdOfSku([sku, sku.toUpperCase()], skuKeyOf(sku));
  if (!toolId) return null;
  try {
    return await getTool(toolId.toHexString());
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
