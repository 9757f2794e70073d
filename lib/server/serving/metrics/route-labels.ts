import 'server-only';
import { splitLanguage } from '@/lib/shared/local-path';
import type { RouteTemplate } from '../next-internals/route-templates';

const LANGUAGE_FOLDER = '/[lang]';
const UNKNOWN = 'unknown';

/** What has no route of its own, by the beginning of its path. */
const FILES: readonly [start: string, label: string][] = [
  ['/_next/static/', '/_next/static'],
  ['/_next/image', '/_next/image'],
  ['/_next/', '/_next'],
];

/**
 * Returns the function that names the route of a path (without its query), for labels: a page's without its language, and
 * `unknown` for what no route serves. So there are as many names as routes, whatever visitors send.
 */
export function routeLabels(templates: readonly RouteTemplate[]): (path: string) => string {
  const find = (path: string) => templates.find(({ pattern }) => pattern.test(path))?.template;
  return (path) => {
    const [, label] = FILES.find(([start]) => path.startsWith(start)) ?? [];
    if (label !== undefined) return label;
    const { language, path: plain } = splitLanguage(path);
    const inside = plain === '/' ? `/${language}` : `/${language}${plain}`;
    const page = path.startsWith('/api/') ? undefined : find(inside);
    if (page?.startsWith(LANGUAGE_FOLDER)) return page.slice(LANGUAGE_FOLDER.length) || '/';
    const other = find(path);
    // Any one segment looks like the home page in a language that does not exist.
    return other === undefined || other.startsWith(LANGUAGE_FOLDER) ? UNKNOWN : other;
  };
}
