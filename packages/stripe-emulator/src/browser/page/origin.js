/** The origin this script was loaded from: its frames have the same one, and messages are accepted from no other. */
export const EMULATOR_ORIGIN = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src).origin;
