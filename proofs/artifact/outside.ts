import { MongoClient } from 'mongodb';
import { Children } from '@/stack/children';
import { startMongo } from '@/stack/emulators';
import { freePorts, type Ports } from '@/stack/ports';

/** The demo's are refused in production. */
const SECRET_KEY = 'sk_test_machine';
export const PUBLISHABLE_KEY = 'pk_test_machine';

export class Outside {
  readonly #children: Children;
  #client: MongoClient | undefined;
  mongodbUri = '';
  smtpUrl = '';

  private constructor(
    private readonly dataDir: string,
    private readonly ports: Ports,
    logFile: string,
    private readonly caFile: string,
  ) {
    this.#children = new Children(logFile);
  }

  static async start(dataDir: string, logFile: string, caFile: string): Promise<Outside> {
    const outside = new Outside(dataDir, await freePorts(), logFile, caFile);
    const { ports } = outside;
    const children = outside.#children;
    const settings = await startMongo({ children, ports, dataDir, environment: {} });
    outside.mongodbUri = settings.MONGODB_URI ?? '';
    const mail = await children.startReady<{ smtpUrl: string }>({
      name: 'mail',
      emulator: 'mailbox',
      environment: { MAIL_PORT: String(ports.mail), SMTP_PORT: '0', DATA_DIR: dataDir },
    });
    outside.smtpUrl = mail.smtpUrl;
    await outside.#startStripe({});
    outside.#client = await new MongoClient(outside.mongodbUri).connect();
    return outside;
  }

  async #startStripe(webhook: Record<string, string>): Promise<void> {
    await this.#children.startReady({
      name: 'stripe',
      emulator: 'stripe-emulator',
      environment: {
        STRIPE_PORT: String(this.ports.stripe),
        DATA_DIR: this.dataDir,
        STRIPE_EMULATOR_SECRET_KEY: SECRET_KEY,
        STRIPE_EMULATOR_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        NODE_EXTRA_CA_CERTS: this.caFile,
        ...webhook,
      },
    });
  }

  async sendEventsTo(url: string, secret: string): Promise<void> {
    await this.#children.kill('stripe');
    await this.#startStripe({ STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret });
  }

  get client(): MongoClient {
    if (!this.#client) throw new Error('The database has not started.');
    return this.#client;
  }

  /** The provider has its real name. */
  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      SMTP_URL: this.smtpUrl,
    };
  }

  get stripeAddress(): string {
    return `127.0.0.1:${this.ports.stripe}`;
  }

  async stop(): Promise<void> {
    await this.#client?.close();
    await this.#children.stop();
  }
}
