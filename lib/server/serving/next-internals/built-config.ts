import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setProcessEnv } from '@/lib/server/platform/config/env';

const CONFIG_VARIABLE = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/**
 * Makes Next.js use the configuration of the build in `distDir`. It would compile next.config.ts again, which takes a second
 * and 40 MB. To be called before Next.js is prepared.
 */
export function useBuiltConfig(distDir: string): void {
  const file = path.join(distDir, 'required-server-files.json');
  const { config } = JSON.parse(readFileSync(file, 'utf8')) as { config: object };
  setProcessEnv(CONFIG_VARIABLE, JSON.stringify({ ...config, distDir }));
}
