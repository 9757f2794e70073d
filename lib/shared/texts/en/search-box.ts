/** In its own file: the search dialog loads it, in the language of its page. */
export const searchBox = {
  onRequest: 'On request',
  open: 'Search tools',
  title: 'Search tools',
  label: 'Search by SKU, name or measure',
  placeholder: 'SKU, name or measure',
  close: 'Close search',
  results: 'Tools found',
  all: 'See all {count} results',
  browse: 'Browse all tools',
  none: 'No tools match “{query}”.',
  quote: 'Request for Quote',
  failed: 'Search is unavailable right now. Press Enter to open the full search.',
  one: '1 tool found',
  many: '{count} tools found',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  outOfStock: 'Out of stock',
};
