import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER_FILE } from '@/stack/bundle-server';
import type { Command } from './command';
import { configureProduction } from './production-server';

function serverFile(): string {
  return path.join(path.dirname(process.argv[1] ?? ''), SERVER_FILE);
}

export const command: Command = {
  help: `Migrates the database first. It ends in order on SIGTERM and Ctrl-C. BACKGROUND_WORK=0 leaves background work to
workers.`,
  options: {
    port: { type: 'string', short: 'p', value: 'number', help: 'where to listen, in place of PORT' },
    hostname: {
      type: 'string',
      short: 'H',
      value: 'address',
      help: 'the address to listen on; all of them by default',
    },
  },
  isWithoutShop: true,
  async run({ options }) {
    configureProduction();
    const file = serverFile();
    if (!existsSync(file)) throw new Error('There is no production build yet. Run: npm run build');
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    process.argv = [process.execPath, file, ...words];
    await import(pathToFileURL(file).href);
    return undefined;
  },
};
