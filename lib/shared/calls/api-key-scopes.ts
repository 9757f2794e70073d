/** What an API key may be allowed to do. Which scope a call needs stands in its contract (`key`). */
export const API_KEY_SCOPES = [
  'tools:read',
  'tools:write',
  'stock:write',
  'prices:write',
  'orders:read',
  'orders:write',
  'customers:read',
  'customers:write',
] as const;

export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];
