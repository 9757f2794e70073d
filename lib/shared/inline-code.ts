/**
 * Inline code of pages, declared once: components render it and the content security policy lists its hash, so both must
 * use the same text.
 */

/** The key of the chosen theme in local storage; absent while the system decides. */
export const THEME_STORAGE_KEY = 'theme';

/** Applies the chosen theme before the first paint. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Without scripts the menu cannot be opened, so it is open. */
export const NOSCRIPT_STYLE =
  '#main-navigation{display:flex;position:static;flex-direction:row;flex-wrap:wrap}';
