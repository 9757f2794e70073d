/** In the fixed order of addresses. A file of its own, since it is part of browser scripts. */
export const CATALOGUE_PARAMETERS = [
  'q',
  'min',
  'max',
  'stock',
  'rating',
  'spec',
  'range',
  'sort',
  'view',
  'page',
] as const;
