import { env } from '@/lib/server/platform/config/env';
import { closedLines } from './report';

/** Returns whether all accounts that were closed since the backup, as far as this store notes them, are closed. */
export async function closeAccountsAgain(
  options: { cancelsUnpaid: boolean; now: Date },
  print: (lines: readonly string[]) => void,
): Promise<boolean> {
  const { readClosedAccounts } = await import(
    '@/lib/server/compliance/privacy/closed-accounts/closed-accounts-file'
  );
  const { closeAgain } = await import('@/lib/server/compliance/privacy/closed-accounts/close-again');
  const file = env().CLOSED_ACCOUNTS_FILE;
  if (file === undefined) {
    print(['Accounts closed since the backup are not known: CLOSED_ACCOUNTS_FILE is not set.']);
    return true;
  }
  const accounts = await readClosedAccounts(file);
  if (accounts === null) {
    print([`NOT KNOWN which accounts were closed since the backup: there is no ${file}`]);
    return false;
  }
  const result = await closeAgain(
    accounts.map(({ id }) => id),
    options,
  );
  print(closedLines(result));
  return result.left.length === 0;
}
