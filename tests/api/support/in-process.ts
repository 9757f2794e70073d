import { storeEnvironment } from '@/tests/support/store';

/**
 * Lets this process be one more instance of the store: the same settings, the same database and services. For background
 * work, which no call starts. Import the work after this, since settings are read once.
 */
export function joinStore(): void {
  Object.assign(process.env, storeEnvironment(), { BACKGROUND_WORK: '0', PARENT_PIPE: '0' });
}
