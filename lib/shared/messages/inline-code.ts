/**
 * Inline code of pages, declared once: components render it and the content security policy lists its hash, so both must
 * use the same text.
 */

/** The key of the chosen theme in local storage; absent while the system decides. */
export const THEME_STORAGE_KEY = 'theme';

/**
 * Applies the chosen theme before the first paint, and marks the document of someone who has an access token (product §3.6), so
 * that the header leaves room for what it shows to them.
 */
export const THEME_SCRIPT = `try{var d=document.documentElement.dataset,t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('accessToken'))d.member=''}catch(e){}`;

/** Without scripts the menu of phones cannot be opened, so it is open. */
export const NOSCRIPT_STYLE =
  '@media (width<48rem){#main-navigation{display:flex;position:static;flex-direction:row;flex-wrap:wrap}}';
