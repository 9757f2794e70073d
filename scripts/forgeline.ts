import './forgeline/env-file';
import { releaseVersion } from '@/lib/server/platform/releases/release-version';
import { checkShop } from '@/lib/server/platform/shop/check-shop';
import { exitWhenPrinted } from './exit-when-printed';
import { type Command, commandHelp, readWords, UsageError } from './forgeline/command';
import { sayError } from './forgeline/say-error';

/**
 * `forgeline`: the commands of a store in production, in one program that plain Node runs from the build (forgeline.mjs).
 * Exit codes: 0 done, 1 failed, 2 usage error; a command with other codes lists them in its help.
 */
const COMMANDS: Record<string, { summary: string; load: () => Promise<{ command: Command }> }> = {
  new: { summary: 'write a new shop into a folder', load: () => import('./forgeline/new') },
  start: { summary: 'serve the store', load: () => import('./forgeline/start') },
  worker: { summary: 'do the background work alone', load: () => import('./forgeline/worker') },
  reload: {
    summary: 'take over what changed in the folder of the shop',
    load: () => import('./forgeline/reload'),
  },
  migrate: {
    summary: 'bring the database to the shape of this release',
    load: () => import('./forgeline/migrate'),
  },
  setup: { summary: 'make the first admin', load: () => import('./forgeline/setup') },
  'stripe-setup': {
    summary: 'make the webhook endpoint in Stripe',
    load: () => import('./forgeline/stripe-setup'),
  },
  doctor: { summary: 'check settings and surroundings', load: () => import('./forgeline/doctor') },
  import: {
    summary: 'bring tools, prices, stock or customers in from a CSV file',
    load: () => import('./forgeline/import'),
  },
  export: {
    summary: 'write tools, prices, stock or customers into a CSV file',
    load: () => import('./forgeline/export'),
  },
  texts: {
    summary: 'hand texts to translators, and take translations',
    load: () => import('./forgeline/texts'),
  },
  backup: { summary: 'write the database into a folder', load: () => import('./forgeline/backup') },
  restore: { summary: 'restore a backup into an empty database', load: () => import('./forgeline/restore') },
  'move-files': {
    summary: 'move uploaded files to where FILE_STORAGE says',
    load: () => import('./forgeline/move-files'),
  },
  'held-mail': {
    summary: 'list, send or discard the mails that a restore set aside',
    load: () => import('./forgeline/held-mail'),
  },
  'audit-verify': { summary: 'check the audit log’s chain', load: () => import('./forgeline/audit-verify') },
  'report-failure': {
    summary: 'mail that something failed',
    load: () => import('./forgeline/report-failure'),
  },
  seed: { summary: 'put demo data into a database', load: () => import('./forgeline/seed') },
};

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

function overview(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return `Usage: forgeline <command> [options]\n\n${lines.join('\n')}\n
forgeline <command> --help says what a command takes; forgeline --version which release this is.
Settings come from the environment and the file .env (docs/configuration.md).
Exit codes: 0 done, 1 failed, 2 called wrongly.`;
}

async function run([name, ...words]: readonly string[]): Promise<number | undefined> {
  if (name === undefined) throw new UsageError(overview());
  if (name === '--help' || name === '-h' || name === 'help') {
    console.log(overview());
    return 0;
  }
  if (name === '--version') {
    console.log(releaseVersion());
    return 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry) throw new UsageError(`There is no command "${name}".\n\n${overview()}`);
  const { command } = await entry.load();
  const input = readWords(name, command, words);
  if (input === 'help') {
    console.log(commandHelp(name, entry.summary, command));
    return 0;
  }
  if (!command.isWithoutShop) await checkShop();
  return await command.run(input);
}

// A pager or `head` may close it before all is printed, which is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

run(process.argv.slice(2)).then(
  (code) => {
    if (code !== undefined) exitWhenPrinted(code);
  },
  (error: unknown) => {
    console.error(sayError(error));
    exitWhenPrinted(error instanceof UsageError ? EXIT_USAGE : EXIT_FAILED);
  },
);
