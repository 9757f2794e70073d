import { shop } from '#shop';
import { accentColors } from '@/lib/server/platform/brand/accent-colors';
import { escapeHtml } from '@/lib/server/platform/mail/templates/escape-html';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import type { Language } from '@/lib/shared/site/languages';
import { busy as busyGerman } from '@/lib/shared/texts/de/busy';
import { shell as shellGerman } from '@/lib/shared/texts/de/shell';
import { busy as busyEnglish } from '@/lib/shared/texts/en/busy';
import { shell as shellEnglish } from '@/lib/shared/texts/en/shell';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { standalonePolicy } from './guards/content-security-policy';
import type { WholeResponse } from './store-response';

const busyTextsIn = inLanguage({ en: busyEnglish, de: busyGerman });
const shellTextsIn = inLanguage({ en: shellEnglish, de: shellGerman });

const RETRY_AFTER_SECONDS = 5;

const NAME = escapeHtml(shop.name);
const { accent, strong, onAccent } = accentColors(shop.accent);

/** The colours of app/globals.css, which is not at hand here: this page stands on its own, whatever else is down. */
const STYLE = `
:root{color-scheme:light dark;font:16px/1.6 ui-sans-serif,system-ui,sans-serif;
--paper:light-dark(#f5f5f2,#101215);--ink:light-dark(#15181c,#f2f2ee);--body:light-dark(#3b4149,#cdd1d6);
--muted:light-dark(#5c636c,#9aa2ab);--line:light-dark(rgb(21 24 28/.05),rgb(242 242 238/.045));--focus:light-dark(#1b4fd1,#8db4ff)}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--paper);color:var(--body);display:grid;grid-template-rows:auto 1fr;
background-image:linear-gradient(to right,var(--line) 1px,transparent 1px),linear-gradient(to bottom,var(--line) 1px,transparent 1px);background-size:3rem 3rem}
header,main{width:100%;max-width:80rem;margin:0 auto;padding:1.25rem clamp(1rem,4vw,2.5rem)}
header{display:flex;align-items:center;gap:.625rem;font-weight:800;font-size:1.1875rem;letter-spacing:-.02em;color:var(--ink)}
main{align-self:center;padding-bottom:8rem}
main::before{content:"";display:block;width:4rem;height:6px;background:${accent};margin-bottom:1.5rem}
h1{margin:0 0 1rem;max-width:20ch;color:var(--ink);font-size:clamp(2rem,1.4rem + 2.8vw,3.5rem);line-height:1.06;letter-spacing:-.03em;text-wrap:balance}
p{margin:0 0 .75rem;max-width:56ch;font-size:1.125rem;text-wrap:pretty}
.waiting{color:var(--muted);font-size:1rem}
a{display:inline-flex;align-items:center;height:2.75rem;margin-top:1rem;padding:0 1.25rem;border-radius:4px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none}
a:hover{background:${strong}}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;

/** Applies the visitor's theme, and reloads once the store is healthy. */
const SCRIPT = `
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}
(function look(){setTimeout(function(){
fetch('/api/health',{cache:'no-store'}).then(function(r){r.ok?location.reload():look()},look)},${RETRY_AFTER_SECONDS * 1000})})()`;

type Words = Texts['busy'];

function html(language: Language, words: Words): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} | ${NAME}</title>
<style>${STYLE}</style>
<noscript><meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}"></noscript>
</head>
<body>
<header>
<img src="/brand/icon.svg" alt="" height="32">
${NAME}
</header>
<main>
<h1>${words.heading}</h1>
<p>${words.text}</p>
<p class="waiting" role="status">${words.waiting}</p>
<a href="">${words.retry}</a>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}

function page(problem: keyof typeof PROBLEMS, language: Language, words: Words, retryAfterSeconds: number) {
  return {
    status: PROBLEMS[problem][0],
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'content-security-policy': standalonePolicy({ scripts: [SCRIPT], styles: [STYLE] }),
    },
    body: html(language, words),
  };
}

/** 503: the database is away. Reloads by itself. */
export function unavailablePage(language: Language): WholeResponse {
  return page('database-unavailable', language, shellTextsIn(language).unavailable, RETRY_AFTER_SECONDS);
}

/** 429: too many pages were rendered for the client's address. Reloads by itself. */
export function busyPage(language: Language, retryAfterSeconds: number): WholeResponse {
  return page('too-many-requests', language, busyTextsIn(language), retryAfterSeconds);
}
