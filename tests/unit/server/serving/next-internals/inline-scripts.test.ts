import { expect, it } from 'vitest';
import { hashSource } from '@/lib/server/serving/guards/content-security-policy';
import {
  readInlineScripts,
  THEME_SCRIPT as THEME_SCRIPT_OF_CACHE,
} from '@/lib/server/serving/next-internals/inline-scripts.mjs';
import { THEME_SCRIPT } from '@/lib/shared/messages/inline-code';

const BEGIN = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003c/script>"])';
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';

const page = (...scripts: string[]) =>
  `<!DOCTYPE html><script src="/_next/static/a.js" async=""></script><p>x</p>${scripts.map((code) => `<script>${code}</script>`).join('')}`;

it('the inline scripts of a page that the framework and the store write are allowed by their hashes', () => {
  const scripts = [THEME_SCRIPT, BEGIN, DATA, CHUNKS];
  expect(readInlineScripts(page(...scripts))).toEqual({
    hashes: scripts.map(hashSource),
    hasForeign: false,
  });
  expect(THEME_SCRIPT_OF_CACHE).toBe(THEME_SCRIPT);
});

it.each([
  'alert(1)',
  `${DATA};alert(1)`,
  `alert(1);${DATA}`,
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,""]);alert([1])',
  'self.__next_f.push([1,`x`])',
  '(self.__next_f=self.__next_f||[]).push([0]),alert([1])',
  CHUNKS.replace('[1]', 'alert(1)'),
  `${THEME_SCRIPT}alert(1)`,
  '',
])('the inline scripts of a page that anybody else writes are not: %s', (code) => {
  expect(readInlineScripts(page(BEGIN, code))).toEqual({ hashes: [hashSource(BEGIN)], hasForeign: true });
});

it.each([' type="module"', ' type="importmap"', ' type=""', ' nonce="x"', ' data-x="application/ld+json"'])(
  'the inline scripts of a page count whatever attributes they have: %s',
  (attributes) => {
    expect(readInlineScripts(`<script${attributes}>alert(1)</script>`).hasForeign).toBe(true);
  },
);

it('the inline scripts of a page are not structured data, which no browser runs', () => {
  const html = '<script type="application/ld+json">{"@type":"Product"}</script>';
  expect(readInlineScripts(html)).toEqual({ hashes: [], hasForeign: false });
});
