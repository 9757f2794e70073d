const KEY = 'forgeline-searches';
const RECENT_MAX = 8;
const LONGEST = 200;

function isQuery(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
}

const sameAs = (query: string) => (other: string) => other.toLowerCase() === query.toLowerCase();

/** The latest first, each once in whichever case it was typed last. Pure. */
export function withSearch(searches: readonly string[], typed: string): string[] {
  const query = typed.trim().replace(/\s+/g, ' ');
  if (!isQuery(query)) return [...searches];
  const isSame = sameAs(query);
  return [query, ...searches.filter((other) => !isSame(other))].slice(0, RECENT_MAX);
}

export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isQuery).slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that refuses storage has none.
  }
}

export function storeSearch(typed: string): void {
  write(withSearch(recentSearches(), typed));
}

export function removeSearch(query: string): void {
  write(recentSearches().filter((other) => other !== query));
}

export function clearSearches(): void {
  write([]);
}
