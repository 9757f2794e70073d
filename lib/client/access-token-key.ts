/** Spec §3: where the access token is kept. */
export const ACCESS_TOKEN_KEY = 'accessToken';
