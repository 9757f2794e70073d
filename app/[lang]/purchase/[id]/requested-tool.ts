import 'server-only';
import { cache } from 'react';
import { getTool } from '@/lib/server/commerce/catalogue/get-tool';
import { AppError } from '@/lib/shared/errors';
import type { Tool } from '@/lib/shared/schemas/tool';

/** Returns the tool of the address, or null if it is not sold. Read once for all parts of one request. */
export const requestedTool = cache(async (id: string): Promise<Tool | null> => {
  try {
    return await getTool(id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
});
