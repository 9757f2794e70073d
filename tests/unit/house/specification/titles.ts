const CALL = /\b(?:test|it)(?:\.each\s*\(\s*[\w.]+\s*\))?\s*\(\s*(?=['"`])/g;
const AFTER_ROWS = /[\])]\s*\)\s*\(\s*(?=['"`])/g;
const LITERAL = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/y;

/**
 * The titles of the tests in a source, as it writes them: of `it('…')`, `test("…")`, `it.each([…])('…')`. Suites have
 * none here: a name of `describe` proves nothing.
 */
export function titlesIn(source: string): string[] {
  const titles: string[] = [];
  for (const start of [CALL, AFTER_ROWS])
    for (const { index, 0: match } of source.matchAll(start)) {
      LITERAL.lastIndex = index + match.length;
      const literal = LITERAL.exec(source)?.[0];
      if (literal !== undefined) titles.push(literal.slice(1, -1).replaceAll(/\\(['"`\\])/g, '$1'));
    }
  return titles;
}
