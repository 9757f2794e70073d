/** The parameters of the catalogue's addresses, in their fixed order. Scripts of the catalogue contain this file. */
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
