import { cache } from 'react';
import { getTool } from '@/lib/server/commerce/tools/read/get-tool';
import { languageOf } from '@/lib/shared/site/languages';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { ifFound } from '../../if-found';

/** Null if it is not sold. Read once for all parts of one request. */
export const requestedTool = cache(
  (id: string, lang: string): Promise<Tool | null> => ifFound(getTool(id, languageOf(lang))),
);
