import { DEMO_ACCOUNTS, DEMO_DEALER } from './seed-data/demo-accounts';
import type { Stack } from './stack';

/** Prints where a stack is and who can sign in. */
export function printStack({ url, mailboxUrl }: Stack, note = ''): void {
  console.log(`Forgeline ready on ${url}${note}`);
  for (const { role, email, password } of [...DEMO_ACCOUNTS, DEMO_DEALER])
    console.log(`  ${role.padEnd(9)} ${email} / ${password}`);
  if (mailboxUrl) console.log(`  mailbox   ${mailboxUrl}`);
}
