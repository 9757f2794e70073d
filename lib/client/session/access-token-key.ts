/** The key of the access token in local storage (product §3.6). */
export const ACCESS_TOKEN_KEY = 'accessToken';
