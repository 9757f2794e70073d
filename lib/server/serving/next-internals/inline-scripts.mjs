import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;

/** Structured data for search engines: no browser runs it. */
const DATA = /\stype="application\/ld\+json"/;

/** THEME_SCRIPT of lib/shared/messages/inline-code.ts, which plain JavaScript cannot import; a test holds both together. */
export const THEME_SCRIPT = `onkeydown=e=>{let c=e.ctrlKey||e.metaKey;self.early?early.push(e):e.key==(c?'k':'/')&&(c||e.target==document.body)&&(early=[e],e.preventDefault())};presses=new Set;{let f=e=>e.target.closest?.('button'),l='addEventListener';self[l]('click',e=>{let b=f(e);b&&e.isTrusted&&!b.popoverTargetElement&&!(b.type=='submit'&&b.form?.method=='get')&&(presses.add(b),self.repeatPresses&&setTimeout(repeatPresses))},true);document.documentElement[l]('click',e=>{self.repeatPresses&&presses.delete(f(e))},true)};try{var d=document.documentElement.dataset,t=localStorage.getItem("theme");if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('accessToken'))d.member='';if(t=localStorage.getItem("folded"))d.folded=t}catch(e){}`;

const FRAMEWORK_SCRIPTS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[.*\])\)$/s,
  /^self\.__next_f\.push\((\[.*\])\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the store or the framework wrote a script: by its whole text, so that nothing can be added to it.
 * @param {string} code
 */
function isOurs(code) {
  if (code === THEME_SCRIPT) return true;
  return FRAMEWORK_SCRIPTS.some((pattern) => isJson(pattern.exec(code)?.[1] ?? ''));
}

/**
 * Returns the CSP sources of a page's inline scripts that the store or the framework wrote, and whether it has any other:
 * one that got in through a text of a visitor must neither run nor be cached. If a release of Next.js writes its data in
 * another way, its pages are not cached and do not start: tests/unit/server/serving/next-internals/inline-scripts.test.ts
 * and the journeys fail; add the new form to FRAMEWORK_SCRIPTS.
 * @param {string} html
 */
export function readInlineScripts(html) {
  const hashes = new Set();
  let hasForeign = false;
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA.test(attributes)) continue;
    if (isOurs(code)) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    else hasForeign = true;
  }
  return { hashes: [...hashes], hasForeign };
}
