import type { Person } from './people';
import { unique } from './store';

/** A page of the shop's own as calls take it, published in English. */
export function ownPageOf(more: object = {}) {
  const title = unique('Workshop ');
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    slug,
    kind: 'page',
    state: 'published',
    texts: { en: { title, text: `## Where\n\n${title} is in the yard.` } },
    ...more,
  };
}

/** Adds a page of the shop's own; returns what was sent. */
export async function addOwnPage(admin: Person, more: object = {}) {
  const page = ownPageOf(more);
  const added = await admin.call('POST', '/api/page', page);
  if (added.status !== 201) throw new Error(`no page: ${JSON.stringify(added.body)}`);
  return page;
}
