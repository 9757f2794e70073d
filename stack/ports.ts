import { createServer } from 'node:net';
import { freePort } from '@forgeline/emulator-kit/free-port';

export type Ports = {
  store: number;
  mail: number;
  mongo: number;
  stripe: number;
  google: number;
  vies: number;
  /** Where a receiver of webhooks may listen; the stack starts none. */
  receiver: number;
};

const DEFAULTS = {
  PORT: 3000,
  MAIL_PORT: 1080,
  MONGO_PORT: 27117,
  STRIPE_PORT: 12111,
  GOOGLE_PORT: 12112,
  VIES_PORT: 12113,
  RECEIVER_PORT: 12114,
} as const;

function portFrom(environment: NodeJS.ProcessEnv, name: keyof typeof DEFAULTS): number {
  const value = environment[name];
  if (value === undefined || value === '') return DEFAULTS[name];
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is not a port number: ${value}`);
  return port;
}

export function portsFromEnvironment(environment: NodeJS.ProcessEnv): Ports {
  return {
    store: portFrom(environment, 'PORT'),
    mail: portFrom(environment, 'MAIL_PORT'),
    mongo: portFrom(environment, 'MONGO_PORT'),
    stripe: portFrom(environment, 'STRIPE_PORT'),
    google: portFrom(environment, 'GOOGLE_PORT'),
    vies: portFrom(environment, 'VIES_PORT'),
    receiver: portFrom(environment, 'RECEIVER_PORT'),
  };
}

export async function requireFree(port: number, what: string, variable: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used (${error.code})`;
      reject(
        new Error(
          `Port ${port} for ${what} ${reason}. Stop what uses it, or set ${variable} to another port.`,
        ),
      );
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

export async function freePorts(): Promise<Ports> {
  const ports = new Set<number>();
  while (ports.size < 7) ports.add(await freePort());
  const [store, mail, mongo, stripe, google, vies, receiver] = ports;
  return { store, mail, mongo, stripe, google, vies, receiver } as Ports;
}
