import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { EnvError, parseEnv } from '@/lib/server/platform/config/env';
import { SERVER_FILE } from '@/stack/bundle-server';
import { inRoot, ROOT } from '@/stack/paths';

/**
 * `npm start`: the production server. Settings come from the environment, then from `.env` (.env.example lists them); every
 * missing or malformed one is named at once, and no emulator ever takes the place of a real service.
 */
const settingsFile = inRoot('.env');
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
try {
  parseEnv({ ...process.env, FORGELINE_EMULATORS: undefined });
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const server = inRoot(process.env.NEXT_DIST_DIR || '.next', SERVER_FILE);
if (!existsSync(server)) {
  console.error('There is no production build yet. Run: npm run build');
  process.exit(1);
}
const { FORGELINE_EMULATORS: _, ...environment } = process.env;
const store = spawn(process.execPath, ['--enable-source-maps', server, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => store.kill(signal));
store.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
