import { processSingleton } from '@/lib/server/platform/process-singleton';

export type PageTag =
  | 'tools'
  | 'categories'
  | 'reviews'
  | 'prices'
  | 'trade'
  | 'legal-pages'
  | 'pages'
  | 'catalogue-words'
  | 'search-words';

/** A change refreshes these. The tag of a tool is for the copies of the catalogue that instances have; no page has it. */
export type PublicTag = PageTag | `tool:${string}`;

type Versions = { changes: number; byTag: Map<string, number> };

let shared: Versions | undefined;
/** Looked up once: responses from memory ask for it several times each. */
function versions(): Versions {
  shared ??= processSingleton<Versions>('tag-versions', () => ({ changes: 0, byTag: new Map() }));
  return shared;
}

export function raiseTagVersion(tag: string): void {
  const state = versions();
  state.changes += 1;
  state.byTag.set(tag, state.changes);
}

/** The number is among all changes of any tag; 0 if there is none. */
export function tagVersion(tag: string): number {
  return versions().byTag.get(tag) ?? 0;
}

export function lastChange(): number {
  return versions().changes;
}
