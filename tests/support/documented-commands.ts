import { readFileSync } from 'node:fs';
import { inRoot } from '@/stack/paths';

/** The pages from which makers, operators and contributors copy commands. */
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...['your-shop', 'operations', 'upgrading', 'importing', 'api', 'webhooks', 'proofs', 'scaling'].map(
    (name) => `docs/${name}.md`,
  ),
];

const COMMAND = /^(?:npm|npx|node forgeline\.mjs|forgeline) /;

/** Code on a line, in the order it stands there; a line of a fence is code as a whole. */
function* codeIn(page: string): Generator<string> {
  let inFence = false;
  for (const line of readFileSync(inRoot(page), 'utf8').split('\n')) {
    if (/^\s*```/.test(line)) inFence = !inFence;
    else if (inFence) yield line.trim();
    else for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) yield code;
  }
}

/** `-- --empty` alone goes on with the command before it. */
function commandsIn(page: string): string[] {
  const found: string[] = [];
  for (const code of codeIn(page)) {
    const last = found.at(-1)?.replace(/ -- .*/, '');
    const whole = code.startsWith('-- ') && last ? `${last} ${code}` : code;
    const parts = whole
      .replace(/"?\$\(.*\)"?/, 'FOLDER')
      .split(' && ')
      .map((part) => part.replace(/\s+#.*| \|.*/, '').replace(/\s+/g, ' '));
    found.push(...parts.filter((part) => COMMAND.test(part)));
  }
  return found;
}

/** Every command of the project that the pages name, once. */
export function documentedCommands(): string[] {
  return [...new Set(PAGES.flatMap(commandsIn))].sort();
}
