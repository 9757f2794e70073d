/** The scopes of an API key. Which one a call needs is in its contract (`key`). */
export const API_KEY_SCOPES = [
  'tools:read',
  'tools:write',
  'stock:write',
  'prices:write',
  'orders:read',
  'orders:write',
  'customers:read',
  'customers:write',
  'events:read',
  'categories:write',
  'companies:read',
  'companies:write',
  'offers:read',
  'files:write',
] as const;

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];
