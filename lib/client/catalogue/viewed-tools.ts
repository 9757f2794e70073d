/** Those viewed before ids were stored have none. */
export type ViewedTool = { _id?: string; slug: string; sku: string; name: string; image: string };

const KEY = 'forgeline-viewed';
const VIEWED_MAX = 12;

function isViewed(value: unknown): value is ViewedTool {
  if (typeof value !== 'object' || value === null) return false;
  const { _id = '', slug, sku, name, image } = value as Record<string, unknown>;
  return [_id, slug, sku, name, image].every((part) => typeof part === 'string');
}

export function viewedTools(): ViewedTool[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isViewed).slice(0, VIEWED_MAX) : [];
  } catch {
    return [];
  }
}

export function storeViewed(tool: ViewedTool): void {
  const others = viewedTools().filter(({ _id, slug }) => slug !== tool.slug && (!_id || _id !== tool._id));
  try {
    window.localStorage.setItem(KEY, JSON.stringify([tool, ...others].slice(0, VIEWED_MAX)));
  } catch {
    // A browser that refuses storage has none.
  }
}

export function clearViewed(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // There are none then.
  }
}
