import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const METHOD = 'GET|POST|PUT|PATCH|DELETE';

/** A folder below app/ as an address: no language, no groups, `{name}` for what varies. */
function addressOf(folder: string): string {
  const parts = folder
    .split(path.sep)
    .filter((part) => part !== '' && part !== '.' && part !== '[lang]' && !/^\(.*\)$/.test(part))
    .map((part) => part.replace(/^\[{1,2}(?:\.\.\.)?(\w+)\]{1,2}$/, '{$1}'));
  return `/${parts.join('/')}`;
}

function methodsOf(source: string): string[] {
  const handlers = source.split(/\broute\(\{/)[1];
  const found = handlers
    ? handlers.matchAll(new RegExp(`(?:^|[\\s{,])(${METHOD}):`, 'g'))
    : source.matchAll(new RegExp(`export (?:async )?(?:function|const) (${METHOD})\\b`, 'g'));
  return [...found].map(([, method]) => method ?? '');
}

/** Every page and call that the files under app/ serve, named as the matrix names them. */
export function servedRoutes(app: string): string[] {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    const address = addressOf(path.dirname(file));
    const name = path.basename(file);
    if (/^page\.tsx?$/.test(name)) return [`PAGE ${address}`];
    if (!/^route\.tsx?$/.test(name)) return [];
    const methods = methodsOf(readFileSync(path.join(app, file), 'utf8'));
    if (methods.length === 0) throw new Error(`no method found in ${file}`);
    return methods.map((method) => `${method} ${address}`);
  });
}
