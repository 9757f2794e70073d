import { createRequire } from 'node:module';
import path from 'node:path';

/** Part of Next.js (https://github.com/vercel/nft). */
const TRACER = 'next/dist/compiled/@vercel/nft';

type Tracer = {
  nodeFileTrace: (files: string[], options: { base: string }) => Promise<{ fileList: Set<string> }>;
};

/**
 * Returns the files that these scripts load in plain Node, themselves included, relative to `root`. For scripts/artifact. If
 * Next.js drops the tracer, install `@vercel/nft`.
 */
export async function traceFiles(root: string, scripts: readonly string[]): Promise<string[]> {
  const { nodeFileTrace }: Tracer = createRequire(path.join(root, 'package.json'))(TRACER);
  const { fileList } = await nodeFileTrace([...scripts], { base: root });
  return [...fileList];
}
