import path from 'node:path';
import { EarlierDataError } from '@/lib/server/platform/db/refuse-earlier-data';
import { Children } from './children';
import { claimDataFolder, releaseDataFolder } from './data-folder';
import { type Services, startEmulators } from './emulators';
import { limitsBesideEmulators } from './generous-limits';
import { writeDemoSettings } from './load-settings';
import { type Ports, requireFree } from './ports';
import { loadSecrets } from './secrets';
import { seedStore } from './seed/seed-store';
import { startStore } from './store';

export type Stack = {
  url: string;
  mailboxUrl: string | null;
  services: Services;
  environment: Record<string, string>;
  stop: () => Promise<void>;
};

type StackOptions = {
  mode: 'start' | 'dev';
  ports: Ports;
  dataDir: string;
  /** Start over: the data folder is emptied first. */
  fresh?: boolean;
  /** The build to serve, or the folder `dev` compiles into. */
  buildEnvironment: Record<string, string>;
  /** Where the processes' output goes instead of the terminal. */
  logFile?: string;
  /** Settings that override all others, for tests. */
  overrides?: Record<string, string>;
  onCrash: (line: string) => void;
};

/** Of data in the data folder, where only starting over helps; `error` itself where the database is another. */
function explain(error: unknown, dataDir: string): unknown {
  if (!(error instanceof EarlierDataError) || process.env.MONGODB_URI) return error;
  return new Error(
    `The data in ${dataDir} is from before 0.2.0, which this release cannot read: \`npm run demo -- --fresh\` starts over.`,
  );
}

/** The whole store on one machine: emulators for what the environment does not name, demo data, and the store itself. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataDir } = options;
  const children = new Children(options.logFile);
  children.onCrash(options.onCrash);
  const stop = async () => {
    await children.stop();
    releaseDataFolder(dataDir);
  };
  await requireFree(ports.store, 'the store', 'PORT');
  claimDataFolder(dataDir, { fresh: options.fresh ?? false });
  try {
    const secrets = loadSecrets(path.resolve(dataDir), process.env);
    const services = await startEmulators({
      children,
      ports,
      dataDir,
      secrets,
      environment: process.env,
    });
    const url = `http://localhost:${ports.store}`;
    const environment: Record<string, string> = {
      NEXTAUTH_URL: process.env.NEXTAUTH_URL || url,
      FORGELINE_EMULATORS: '1',
      ...limitsBesideEmulators(process.env),
      ...secrets,
      ...services.environment,
      ...options.buildEnvironment,
      ...options.overrides,
    };
    await seedStore({
      uri: environment.MONGODB_URI ?? '',
      database: environment.MONGODB_DB || process.env.MONGODB_DB || 'forgeline',
      ...(services.environment.STRIPE_API_URL && { paymentEmulatorUrl: services.environment.STRIPE_API_URL }),
    });
    writeDemoSettings(dataDir, environment);
    await startStore({ children, port: ports.store, mode: options.mode, environment });
    return { url, mailboxUrl: services.mailboxUrl, services, environment, stop };
  } catch (error) {
    await stop();
    throw explain(error, dataDir);
  }
}
