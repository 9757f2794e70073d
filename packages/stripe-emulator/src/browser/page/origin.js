/** Where this script came from: its frames come from there too, and messages are taken from nowhere else. */
export const EMULATOR_ORIGIN = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;
