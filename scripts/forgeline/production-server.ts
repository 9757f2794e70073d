import { readEnvFile } from '@/stack/load-settings';

/** Makes this process one of a production server, whatever the environment says. Before anything of it is loaded. */
export function beProductionServer(): void {
  readEnvFile();
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  // No emulator ever takes the place of a real service here.
  delete process.env.FORGELINE_EMULATORS;
}
