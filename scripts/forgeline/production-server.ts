import { readEnvFile } from '@/stack/load-settings';

/** Call it before any module of the server is loaded. */
export function configureProduction(): void {
  readEnvFile();
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  // No emulator ever replaces a real service here.
  delete process.env.FORGELINE_EMULATORS;
}
