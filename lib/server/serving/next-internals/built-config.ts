import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { handOver } from '@/lib/server/platform/config/env';

/** Where Next.js's own standalone servers hand over their configuration. */
const HANDOVER = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Makes Next.js use the configuration that the build in `distDir` was made with. It would compile and evaluate
 * next.config.ts again, with a compiler of its own: a second of each start, and forty megabytes for good. To be called before
 * Next.js is prepared.
 */
export function useBuiltConfig(distDir: string): void {
  const file = path.join(distDir, 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object };
  handOver(HANDOVER, JSON.stringify({ ...config, distDir }));
}
