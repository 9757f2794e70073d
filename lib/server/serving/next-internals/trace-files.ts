import { createRequire } from 'node:module';
import path from 'node:path';

/** Next.js brings the tracer that it uses itself (https://github.com/vercel/nft), as a file of its own. */
const TRACER = 'next/dist/compiled/@vercel/nft';

type Tracer = {
  nodeFileTrace: (files: string[], options: { base: string }) => Promise<{ fileList: Set<string> }>;
};

/**
 * Returns the files that these scripts load when plain Node runs them, themselves included, relative to `root`. Used when an
 * artifact is made (scripts/artifact), never by a server. Should Next.js no longer have it: install `@vercel/nft`.
 */
export async function traceFiles(root: string, scripts: readonly string[]): Promise<string[]> {
  const { nodeFileTrace }: Tracer = createRequire(path.join(root, 'package.json'))(TRACER);
  const { fileList } = await nodeFileTrace([...scripts], { base: root });
  return [...fileList];
}
