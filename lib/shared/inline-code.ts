/**
 * Code that stands inside pages, here once: components write it, and the content security policy names its hash, so the
 * text must be the very same on both sides.
 */

/** Where the visitor's choice of theme is kept; absent while the system decides. */
export const THEME_STORAGE_KEY = 'theme';

/** Sets the chosen theme before the first paint. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Without scripts the menu cannot be opened, so it is open. */
export const NOSCRIPT_STYLE =
  '#main-navigation{display:flex;position:static;flex-direction:row;flex-wrap:wrap}';
