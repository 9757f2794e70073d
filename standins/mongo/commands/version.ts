/** The server whose behaviour this one keeps to, as `buildInfo` and `hello` announce it. */
export const SERVER_VERSION = '7.0.0';
export const VERSION_ARRAY = [7, 0, 0, 0];
export const FEATURE_VERSION = '7.0';
/** Wire version of MongoDB 7.0. */
export const MAX_WIRE_VERSION = 21;
