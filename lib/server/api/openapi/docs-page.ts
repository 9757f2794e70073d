import { shop } from '#shop';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import { requestHeadersOf } from '@/lib/server/api/openapi/call-facts';
import { accentColors } from '@/lib/server/platform/brand/accent-colors';
import { escapeHtml } from '@/lib/server/platform/mail/templates/escape-html';
import type { Contract } from '@/lib/shared/calls/contract';
import { PROBLEMS } from '@/lib/shared/messages/problems';
import { CURRENCY } from '@/lib/shared/site/currency';
import { currency } from '@/lib/shared/texts/en/currency';
import { everyRequestOf } from '../charged-requests';
import { errorsOf, responseSchemaOf, whoSentence } from './call-facts';
import { type JsonSchema, jsonSchema, NAMED_SCHEMAS, plainJsonSchema } from './json-schema';

const { light, dark } = accentColors(shop.accent);

export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: #1b1d21; --soft: #5c616b; --line: #dcdcd5; --page: #fff; --box: #f6f6f2; --mark: ${light.ink}; }
@media (prefers-color-scheme: dark) { :root { --ink: #f0f0ee; --soft: #a9adb6; --line: #353941; --page: #15171b; --box: #1f2228; --mark: ${dark.ink}; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 3rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { font: 600 1.05rem ui-monospace, monospace; overflow-wrap: anywhere; margin: 0 0 .5rem; }
h3 b { color: var(--mark); } p { margin: .35rem 0; } .soft, dt { color: var(--soft); }
pre { background: var(--box); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; overflow-x: auto; font-size: .85rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .5rem 0; } dd { margin: 0; }
code { font-family: ui-monospace, monospace; } a { color: inherit; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .35rem; } }`;

function block(title: string, schema: JsonSchema): string {
  const json = escapeHtml(JSON.stringify(schema, null, 2));
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${json}</pre></details>`;
}

function successBlock(call: Contract): string {
  const title = `Response ${call.success.status}: ${call.success.description}`;
  const schema = responseSchemaOf(call);
  return schema ? block(title, jsonSchema(schema)) : `<p>${escapeHtml(title)}</p>`;
}

function callSection(call: Contract): string {
  const errors = errorsOf(call).map(
    (code) => `<dt>${PROBLEMS[code][0]} <code>${code}</code></dt><dd>${escapeHtml(PROBLEMS[code][2])}</dd>`,
  );
  const headers = Object.entries(requestHeadersOf(call)).map(
    ([name, text]) => `<p>Header <code>${escapeHtml(name)}</code>: ${escapeHtml(text)}</p>`,
  );
  const request = everyRequestOf(call);
  return `<article><h3><b>${call.method}</b> ${escapeHtml(call.path)}</h3>
<p>${escapeHtml(call.summary)}</p>
<p class="soft">Who: ${escapeHtml(whoSentence(call))}</p>
${headers.join('\n')}
${call.query ? block('Query', plainJsonSchema(call.query, 'input')) : ''}
${request ? block('Body', jsonSchema(request)) : ''}
${successBlock(call)}
${errors.length > 0 ? `<details><summary>Refusals</summary><dl>${errors.join('')}</dl></details>` : ''}
</article>`;
}

function makePage(): string {
  const title = escapeHtml(`${shop.name} API`);
  const tags = [...new Set(ALL_CALLS.map((call) => call.tag))];
  const sections = tags.map(
    (tag) =>
      `<section aria-labelledby="${tag}"><h2 id="${tag}">${tag}</h2>${ALL_CALLS.filter(
        (call) => call.tag === tag,
      )
        .map(callSection)
        .join('\n')}</section>`,
  );
  const shapes = Object.entries(NAMED_SCHEMAS).map(([name, schema]) =>
    block(name, plainJsonSchema(schema, 'output')),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${DOCS_STYLE}</style></head><body><main>
<h1>${title}</h1>
<p>Also as <a href="/api/openapi.json">OpenAPI 3.1</a>. Money is a number of ${currency.name} with at most ${CURRENCY.minorUnits} decimals, dates are ISO 8601,
ids are 24 hexadecimal digits. “With token” means <code>Authorization: Bearer …</code>. Failures are
<code>application/problem+json</code> with a code; field errors are in <code>errors</code>.</p>
<nav aria-label="Sections"><p>${tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join(' · ')}</p></nav>
${sections.join('\n')}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${shapes.join('\n')}</section>
</main></body></html>`;
}

let made: string | undefined;

export function docsPage(): string {
  made ??= makePage();
  return made;
}
