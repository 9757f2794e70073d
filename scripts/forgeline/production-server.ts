import { existsSync } from 'node:fs';
import { inRoot } from '@/stack/paths';

/** Takes settings from `.env` too, where the environment does not have them. */
function readEnvFile(): void {
  const file = inRoot('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Makes this process one of a production server, whatever the environment says. Before anything of it is loaded. */
export function beProductionServer(): void {
  readEnvFile();
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  // No emulator ever takes the place of a real service here.
  delete process.env.FORGELINE_EMULATORS;
}
