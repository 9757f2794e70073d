import path from 'node:path';
import { makeArtifact } from './artifact/make-artifact';

/**
 * `npm run artifact -- <folder>`, after `npm run build`: what a production server needs beside Node (docs/operations.md). The
 * Dockerfile uses it too.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run artifact -- <folder>');
  process.exit(2);
}
try {
  await makeArtifact(process.env.NEXT_DIST_DIR || '.next', path.resolve(process.env.INIT_CWD ?? '.', folder));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
