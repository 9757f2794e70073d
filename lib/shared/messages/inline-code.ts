/**
 * Inline code of pages, declared once: rendered by components and hashed by the content security policy, which must use
 * the same text.
 */

export const THEME_STORAGE_KEY = 'theme';
/** The folded groups of the admins' menu, separated by spaces. */
export const FOLDED_STORAGE_KEY = 'folded';

/**
 * Notes the keys since one that opens the search box (lib/client/search/box-keys.ts) until the page's scripts hear them.
 * Only that one is kept from the browser: without scripts the others do what they do.
 */
const EARLY_KEYS = `onkeydown=e=>{let c=e.ctrlKey||e.metaKey;self.early?early.push(e):e.key==(c?'k':'/')&&(c||e.target==document.body)&&(early=[e],e.preventDefault())}`;

/**
 * Applies the chosen theme and what is folded before the first paint, and marks the document of a viewer with an access
 * token (product §3.6), so that the header reserves room for what it shows to them. Hears early keys before all that.
 */
export const THEME_SCRIPT = `${EARLY_KEYS};try{var d=document.documentElement.dataset,t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('accessToken'))d.member='';if(t=localStorage.getItem(${JSON.stringify(FOLDED_STORAGE_KEY)}))d.folded=t}catch(e){}`;

/** Without scripts the menu of phones cannot be opened, so it is open. */
export const NOSCRIPT_STYLE =
  '@media (width<48rem){#main-navigation{display:flex;position:static;flex-direction:row;flex-wrap:wrap}}';
