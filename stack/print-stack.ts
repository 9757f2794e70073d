import type { Stack } from './stack';

/** Prints where a stack is and who can sign in. */
export function printStack({ url, mailboxUrl, signIns }: Stack, note = ''): void {
  const rows = [
    ...signIns.map(({ who, email, password }) => ({ who, value: `${email} / ${password}` })),
    ...(mailboxUrl ? [{ who: 'mailbox', value: mailboxUrl }] : []),
  ];
  const width = Math.max(0, ...rows.map(({ who }) => who.length));
  console.log(`Forgeline ready on ${url}${note}`);
  for (const { who, value } of rows) console.log(`  ${who.padEnd(width)}  ${value}`);
}
