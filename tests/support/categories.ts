import type { Person } from './people';
import { unique } from './store';

/** A category as calls take it. */
export function categoryOf(more: object = {}) {
  const name = unique('Category ');
  return { slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'), names: { en: name }, ...more };
}

/** Adds a category; returns its slug. */
export async function addCategory(admin: Person, more: object = {}): Promise<string> {
  const category = categoryOf(more);
  const added = await admin.call('POST', '/api/category', category);
  if (added.status !== 201) throw new Error(`no category: ${JSON.stringify(added.body)}`);
  return category.slug;
}
