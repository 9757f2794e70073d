import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { sellAgain } from '../restore/sell-again';
import { callHttp } from '../stack/http-call';
import { waitUntil } from '../stack/wait-until';
import { Machine, type Result } from './machine';
import { Outside, PUBLISHABLE_KEY } from './outside';
import { installs, linesBelow } from './page';
import { type Visits, visitWhile } from './visits';

export const SECTIONS = {
  start: 'The first start',
  release: 'A new release',
  loss: 'The database is lost',
} as const;

export const SHOP = 'shop.example.com';
export const PROVIDER = 'api.stripe.com';
const ORIGIN = `https://${SHOP}`;
const DATABASE = 'forgeline';
/** Not the default, because tests build there: paths in a build depend on how deep it lies. */
export const BUILD = '.builds/current';
const SETTINGS_FILE = 'etc/forgeline/store.env';
const SALES = 2;
const EXIT_TO_DECIDE = 3;
const PASSWORD = 'kiln-otter-42';

export type MachineOptions = {
  folder: string;
  page: string;
  logFile: string;
  log: (line: string) => void;
};

export type MachineResult = { visits: Visits; sold: number; violations: string[] };

/** What the page leaves to the administrator. */
function writeSettings(machine: Machine, outside: Outside): void {
  mkdirSync(machine.inside('etc/forgeline/secrets'), { recursive: true, mode: 0o700 });
  writeFileSync(machine.inside('etc/forgeline/secrets/mongodb_uri'), `${outside.mongodbUri}\n`, {
    mode: 0o600,
  });
  const settings = {
    NEXTAUTH_URL: ORIGIN,
    NEXT_DIST_DIR: BUILD,
    ...outside.settings,
    MAIL_FROM: `Shop <no-reply@${SHOP}>`,
    CONTACT_EMAIL: `hello@${SHOP}`,
    REGISTRATION_EMAILS: 'any',
    // All customers of the proof come from one address.
    RATE_LIMIT_SCALE: '10',
    // In place of a public authority.
    NODE_EXTRA_CA_CERTS: '/etc/ssl/machine.crt',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(machine.inside(SETTINGS_FILE), lines.join(''), { mode: 0o600 });
}

/** A certificate of this proof's own, and the payment provider's address. */
function placeCertificate(machine: Machine, outside: Outside, folder: string): void {
  for (const [from, to] of [
    ['tls.crt', 'etc/ssl/machine.crt'],
    ['tls.key', 'etc/ssl/machine.key'],
  ] as const)
    writeFileSync(machine.inside(to), readFileSync(path.join(folder, from)), { mode: 0o644 });
  const tls = 'tls /etc/ssl/machine.crt /etc/ssl/machine.key';
  const file = machine.inside('etc/caddy/Caddyfile');
  const site = '{$STORE_HOST} {\n';
  const text = readFileSync(file, 'utf8');
  if (!text.includes(site)) throw new Error('deploy/Caddyfile has no site for STORE_HOST.');
  writeFileSync(file, text.replace(site, `${site}\t${tls}\n`));
  const provider = `reverse_proxy ${outside.stripeAddress} {\n\t\theader_up Host localhost\n\t}`;
  appendFileSync(file, `\n${PROVIDER} {\n\t${tls}\n\t${provider}\n}\n`);
}

async function servedRelease(): Promise<string | undefined> {
  const { body } = await callHttp({ method: 'GET', url: ORIGIN });
  return /data-dpl-id="([^"]+)"/.exec(String(body))?.[1];
}

/** A `notify` service has started once it reports so, which is not received here. */
async function untilProxyListens(): Promise<void> {
  const attempt = () => callHttp({ method: 'GET', url: `https://${PROVIDER}/` });
  await waitUntil('Caddy to listen', async () => (await attempt()).status !== 'no-response');
}

class Story {
  readonly violations: string[] = [];
  sold = 0;

  constructor(
    private readonly machine: Machine,
    private readonly outside: Outside,
    private readonly options: MachineOptions,
  ) {}

  get shop() {
    const { client } = this.outside;
    return { url: () => ORIGIN, stripeUrl: `https://${PROVIDER}`, db: client.db(DATABASE) };
  }

  /** Runs a section of the page line by line. `after` is called with each line and its result. */
  async follow(
    section: keyof typeof SECTIONS,
    after: (line: string, result: Result) => Promise<void> | void,
  ): Promise<void> {
    for (const line of linesBelow(this.options.page, SECTIONS[section])) {
      // Installed with the system.
      if (installs(line)) continue;
      this.options.log(`# ${line}`);
      const isService = line.startsWith('systemctl ');
      if (isService) await this.machine.systemctl(line);
      const result = isService ? { code: 0, output: '' } : await this.machine.run(line);
      for (const text of result.output.trim().split('\n')) if (text) this.options.log(`    ${text}`);
      const mayDecide = line.startsWith('forgeline restore');
      if (result.code !== 0 && !(mayDecide && result.code === EXIT_TO_DECIDE))
        throw new Error(`“${line}” ended with ${result.code}: ${result.output}`);
      await after(line, result);
    }
  }

  async sell(label: string, count: number): Promise<void> {
    this.sold += await sellAgain(this.shop, label, count, PUBLISHABLE_KEY);
  }

  /** The link of `setup` sets a password, once. */
  async openLink(output: string): Promise<void> {
    const link = /^https:.*$/m.exec(output)?.[0];
    if (link === undefined) throw new Error(`setup printed no link: ${output}`);
    const body = { token: new URL(link).searchParams.get('token'), password: PASSWORD };
    const url = `${ORIGIN}/api/account/reset-password`;
    const headers = { origin: ORIGIN };
    const first = await callHttp({ method: 'POST', url, headers, body });
    const second = await callHttp({ method: 'POST', url, headers, body });
    if (first.status !== 200 || second.status !== 410)
      this.violations.push(`the first admin's link returned ${first.status}, then ${second.status}`);
  }

  async start(): Promise<void> {
    await this.follow('start', async (line, { output }) => {
      if (line.endsWith('/etc/caddy/Caddyfile'))
        placeCertificate(this.machine, this.outside, this.options.folder);
      if (line === 'systemctl restart caddy') await untilProxyListens();
      if (line.startsWith('forgeline stripe-setup')) await this.#receiveEvents();
      if (line.startsWith('forgeline setup')) await this.openLink(output);
    });
    await this.sell('before', SALES);
  }

  async #receiveEvents(): Promise<void> {
    const text = readFileSync(this.machine.inside('etc/forgeline/secrets/stripe_webhook_secret'), 'utf8');
    const [secret] = /^whsec_\w+$/m.exec(text) ?? [];
    if (secret === undefined) throw new Error('stripe-setup printed no secret.');
    await this.outside.sendEventsTo(`${ORIGIN}/api/webhooks/stripe`, secret);
  }

  async changeRelease(): Promise<Visits> {
    const before = await servedRelease();
    const visits = await visitWhile(ORIGIN, () => this.follow('release', () => undefined));
    const after = await servedRelease();
    if (before === undefined || after === undefined || before === after)
      this.violations.push(`the release was ${before}, and is ${after}`);
    this.violations.push(...visits.failed.map((line) => `a request failed: ${line}`));
    return visits;
  }

  /** The backup is older than the release: later sales are lost, and listed. */
  async loseDatabase(): Promise<void> {
    await this.sell('lost', 1);
    const orders = this.shop.db.collection<OrderDocument>('orders');
    await this.follow('loss', async (line, { output }) => {
      if (line.startsWith('systemctl stop')) await this.shop.db.dropDatabase();
      if (!line.startsWith('forgeline restore')) return;
      const listed = output.match(/PAID, ORDER LOST/g)?.length ?? 0;
      if (listed !== 1 || output.includes('VIOLATED'))
        this.violations.push(`restore lists ${listed} lost orders, not 1: ${output}`);
      const restored = await orders.countDocuments(ORDERS_THAT.awaitShipment);
      if (restored !== SALES) this.violations.push(`${restored} paid orders are restored, not ${SALES}`);
    });
    await this.sell('again', SALES);
  }
}

/**
 * Follows docs/operations.md#systemd on a Debian with nothing but the artifact: two web servers and a worker behind Caddy and
 * TLS, the first admin, paid orders, another release under load, the database lost and restored. Runs in namespaces of its
 * own. Throws where a line fails.
 */
export async function proveMachine(options: MachineOptions): Promise<MachineResult> {
  const { folder, logFile } = options;
  const machine = new Machine(path.join(folder, 'root'), logFile);
  machine.boot({ [SHOP]: '127.0.0.1', [PROVIDER]: '127.0.0.1' });
  const outside = await Outside.start(path.join(folder, 'outside'), logFile, path.join(folder, 'tls.crt'));
  try {
    writeSettings(machine, outside);
    const story = new Story(machine, outside, options);
    await story.start();
    const visits = await story.changeRelease();
    await story.loseDatabase();
    return { visits, sold: story.sold, violations: [...story.violations, ...machine.crashes] };
  } finally {
    await machine.halt();
    await outside.stop();
  }
}
