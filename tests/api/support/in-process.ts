import { storeEnvironment } from '@/tests/support/store';

/**
 * Makes this process one more instance of the store, with the same settings, database and services. For background
 * work, which no call starts. Import the work after this call, since settings are read once.
 */
export function joinStore(): void {
  Object.assign(process.env, storeEnvironment(), { BACKGROUND_WORK: '0', PARENT_PIPE: '0' });
}
