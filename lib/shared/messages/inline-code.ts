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
 * Notes presses of buttons that nothing hears yet, or that React keeps from going on because their part of the page is not
 * hydrated; lib/client/early-presses.ts repeats them. What a form sends by GET, or a popover, needs no scripts.
 */
const EARLY_PRESSES = `presses=new Set;{let f=e=>e.target.closest?.('button'),l='addEventListener';self[l]('click',e=>{let b=f(e);b&&e.isTrusted&&!b.popoverTargetElement&&!(b.type=='submit'&&b.form?.method=='get')&&(presses.add(b),self.repeatPresses&&setTimeout(repeatPresses))},true);document.documentElement[l]('click',e=>{self.repeatPresses&&presses.delete(f(e))},true)}`;

/**
 * Applies the chosen theme and what is folded before the first paint, and marks the document of a viewer with an access
 * token (product §3.6), so that the header reserves room for what it shows to them. Hears early keys and presses before all that.
 */
export const THEME_SCRIPT = `${EARLY_KEYS};${EARLY_PRESSES};try{var d=document.documentElement.dataset,t=localStorage.getItem(${JSON.stringify(THEME_STORAGE_KEY)});if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('accessToken'))d.member='';if(t=localStorage.getItem(${JSON.stringify(FOLDED_STORAGE_KEY)}))d.folded=t}catch(e){}`;

/** Without scripts the menu of phones cannot be opened, so it is open. */
export const NOSCRIPT_STYLE =
  '@media (width<48rem){#main-navigation{display:flex;position:static;flex-direction:row;flex-wrap:wrap}}';
