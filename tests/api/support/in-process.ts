import { storeEnvironment } from '@/tests/support/store';

/**
 * Makes this process one more instance of the store, with the same settings, database and services. For background
 * work, which no call starts; `settings` override those of the store, and one that is undefined has its default. Import the work
 * after this call, since settings are read once. Resolves once the database is
 * open, as a server waits for it before it takes requests: what runs later has only the deadlines of a call.
 */
export async function joinStore(settings: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
  const all = { ...storeEnvironment(), BACKGROUND_WORK: '0', PARENT_PIPE: '0', ...settings };
  for (const [name, value] of Object.entries(all)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  const { openDatabase } = await import('@/lib/server/platform/db/client');
  await openDatabase();
}
