import { CALLERS, type Expected, type Row, rowName } from './row';

const INTRODUCTION = `# Who may do what

Written by \`npx tsx scripts/access-doc.ts\` from the table in \`tests/access/\`, which the API tests ask the running store
cell by cell; a unit test fails while this page is not current, and while a page or call has no row.

A number is the HTTP status of the answer; a dash means that there is nothing to ask. "Own" is a record of the caller,
"other's" one of a customer who is somebody else. Where a call would do something that cannot be undone, the request is one
that is refused for another reason once it is allowed at all (409, 410, 422). "Cookie alone" is the session's cookie
without a token from the store's own pages, "cross-site" the same cookie from another site's page. Where a call is proved
by the cookie, "bad token" is a cookie that was tampered with.
`;

function cells(expected: Expected): string {
  return CALLERS.map((caller) => expected[caller] ?? '–').join(' | ');
}

function table(rows: readonly Row[], first: string): string {
  const lines = rows.map(
    (row) => `| \`${rowName(row).replace('PAGE ', '')}\` | ${row.record || '–'} | ${cells(row.expected)} |`,
  );
  const dashes = CALLERS.map(() => '---').join(' | ');
  return [`| ${first} | record | ${CALLERS.join(' | ')} |`, `| --- | --- | ${dashes} |`, ...lines].join('\n');
}

/** docs/access.md, from the matrix. */
export function accessPage(rows: readonly Row[]): string {
  const calls = rows.filter((row) => row.kind === 'call');
  const pages = rows.filter((row) => row.kind === 'page');
  return [
    INTRODUCTION,
    '## Calls\n',
    `${table(calls, 'call')}\n`,
    '## Pages\n',
    'A page that one may not open sends to `/login` (307), with the way back.\n',
    `${table(pages, 'page')}\n`,
  ].join('\n');
}
