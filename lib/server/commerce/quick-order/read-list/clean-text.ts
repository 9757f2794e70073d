import 'server-only';
import { unifyForms } from '@forgeline/tool-text/unify-forms';

/** Removes invisible characters, and unifies hyphens and spaces. The result is not displayed. */
export function cleanText(text: string): string {
  return unifyForms(text)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\t\n]/g, ' ')
    .trim();
}

/** Removes what spreadsheets add to mark a cell as text: `="0815"`, `'0815`. */
export function cleanCell(cell: string): string {
  const text = cleanText(cell);
  const formula = /^="(.*)"$/.exec(text);
  return (formula?.[1] ?? text)
    .replace(/^'(.*)'$/, '$1')
    .replace(/^'(?=\S)/, '')
    .trim();
}
