import { z } from 'zod';
import { shop } from '#shop';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { count, documented, flag, key, listOf, secret, storeOnly, url } from './document-setting';

// In quotation marks, because a name may have commas and dots (RFC 5322, 3.4).
const SENDER = `"${shop.name.replace(/["\\]/g, '\\$&')}" <no-reply@${shop.contact.email.split('@')[1]}>`;

export const ofShop = {
  FORGELINE_SHOP: documented(z.string().min(1).default('shop'), {
    text: 'The folder of the shop (docs/your-shop.md), relative to where the store is started.',
    example: '/shop',
  }),
};

export const address = {
  NEXTAUTH_URL: documented(url, {
    text: 'Public address of the store, without a trailing slash. https, except on this machine (http://localhost).',
    example: 'https://shop.example.com',
  }),
  HSTS: documented(z.enum(['off', 'host', 'subdomains']).default('off'), {
    text:
      'Browsers that have seen the store go to it by https alone for two years: `host` this name, `subdomains` all names below it ' +
      'as well, whatever serves them. It cannot be taken back from them: first see that all of them have https.',
  }),
  PORT: documented(wholeNumberText(0, 65_535).default(3000), {
    text: 'Where the server listens, unless its command line says (`--port`).',
  }),
  TRUSTED_PROXIES: documented(wholeNumberText(0, 10).default(0), {
    text:
      'Number of your reverse proxies in front of the store that append to X-Forwarded-For; 0 ignores the header. With 0 ' +
      'behind a proxy all visitors share one rate limit; the store warns of that once in its log.',
  }),
};

export const keys = {
  NEXTAUTH_SECRET: secret(key, {
    text:
      'Encrypts session cookies. At least 32 characters, and different from the other keys. Make one with: ' +
      `node -e "console.log(require('crypto').randomBytes(32).toString('base64url'))"`,
  }),
  ACCESS_TOKEN_SECRET: secret(key, {
    text: 'Signs access tokens. A key as above, different from the others.',
  }),
  SECOND_FACTOR_SECRET: secret(key, {
    text:
      'Encrypts the keys of two-step sign-in and the secrets of webhooks, and keys the hashes of recovery codes. A key as above. ' +
      'Losing it locks everyone out who switched that on, and ends webhooks until their secrets are rotated.',
  }),
  AUDIT_LOG_SECRET: secret(key, { text: 'Keys the hashes of the audit log. A key as above.' }),
  NEXTAUTH_SECRET_PREVIOUS: secret(listOf(key), {
    text: 'Recently replaced NEXTAUTH_SECRETs, separated by commas: what they protect stays valid (docs/operations.md).',
  }),
  ACCESS_TOKEN_SECRET_PREVIOUS: secret(listOf(key), {
    text: 'Recently replaced ACCESS_TOKEN_SECRETs, separated by commas.',
  }),
  SECOND_FACTOR_SECRET_PREVIOUS: secret(listOf(key), {
    text: 'Replaced SECOND_FACTOR_SECRETs, separated by commas.',
  }),
  AUDIT_LOG_SECRET_PREVIOUS: secret(listOf(key), {
    text:
      'Every replaced AUDIT_LOG_SECRET, separated by commas. Keep them for good: verifying the audit log needs each for the ' +
      'entries of its time.',
  }),
};

export const database = {
  MONGODB_URI: secret(
    z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://'),
    {
      text: 'A MongoDB replica set (transactions need one).',
      example: 'mongodb://db.example.com:27017/?replicaSet=rs0',
    },
  ),
  MONGODB_DB: documented(
    z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,60}$/, 'must have letters, digits, _ and - only, at most 60')
      .default('forgeline'),
    { text: 'Name of the database.' },
  ),
};

export const stripe = {
  STRIPE_SECRET_KEY: secret(z.string().regex(/^(sk|rk)_/, 'must be a secret key, sk_…'), {
    text: 'Secret key of the Stripe account, sk_….',
  }),
  STRIPE_PUBLISHABLE_KEY: documented(z.string().regex(/^pk_/, 'must be a publishable key, pk_…'), {
    text: 'Publishable key of the Stripe account, pk_….',
  }),
  STRIPE_WEBHOOK_SECRET: secret(z.string().min(8), {
    text: 'Signing secret of the webhook endpoint https://<store>/api/webhooks/stripe, which `forgeline stripe-setup` makes.',
  }),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: secret(listOf(z.string().min(8)), {
    text: 'Secrets of earlier endpoints that still send events, separated by commas.',
  }),
};

export const mail = {
  SMTP_URL: secret(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'), {
    text: 'Server for outgoing mail.',
    example: 'smtps://user:password@mail.example.com:465',
  }),
  MAIL_CONNECTIONS: documented(wholeNumberText(1, 50).default(10), {
    text:
      'How many mails a process sends at a time, over as many connections (1 to 50). Lower it where the mail server allows ' +
      'fewer connections: it refuses the others for now, and their mails are delayed.',
  }),
  MAIL_FROM: documented(z.string().min(3).default(SENDER), {
    text: 'Sender of every mail.',
    example: '"Your Shop <no-reply@shop.example.com>"',
    isOfShop: true,
  }),
  CONTACT_EMAIL: documented(z.email().default(shop.contact.email), {
    text: 'Gets messages of the contact page, requests for quote and news of low stock.',
    example: 'sales@shop.example.com',
    isOfShop: true,
  }),
  CONTACT_LANGUAGE: documented(z.enum(LANGUAGES.all).default(LANGUAGES.default), {
    text: 'Language of those mails, one of the shop’s.',
    isOfShop: true,
  }),
  LOW_STOCK_UNITS: documented(wholeNumberText(0, 10_000_000).default(10), {
    text:
      'Available units below which a tool’s stock is low, unless the tool has a limit of its own. CONTACT_EMAIL is notified once ' +
      'when it gets there, and again only after it was restocked. 0 for never.',
  }),
  ORDER_MAILS_MAX: documented(count.default(20), {
    text: 'Mails about orders, and as many about requests for approval, that one recipient gets in an hour; the others are summed up in one, sent after the hour.',
  }),
};

export const serving = {
  RATE_LIMIT_SCALE: documented(z.coerce.number().positive().default(1), {
    text: 'Multiplies every limit counted by address; at most 10 in production. The block of one account is not scaled.',
  }),
  RENDERINGS_BURST: documented(count.default(600), {
    text:
      'How many pages and costly files (pictures, link previews, data sheets, sitemaps) are made for one address at once, ' +
      'and ten more in each second after that, times RATE_LIMIT_SCALE. What is in a cache is not counted, nor refused. In each process by itself.',
  }),
  PAGE_CACHE_MB: documented(wholeNumberText(0, 4096).default(64), {
    text:
      'Memory for public pages and their data that are ready to be sent, compressed, in megabytes and for each process. ' +
      'Pictures and public reads of the API have 32 of their own each; with 0 none of them are kept.',
  }),
  CATALOGUE_SNAPSHOT: documented(z.string().min(1).optional(), {
    text:
      'A file that the store may write, in which the packed catalogue outlasts a restart: with a million tools lists and searches then ' +
      'respond seconds after the start instead of minutes. Processes and instances on one machine may share it.',
    example: '/var/cache/forgeline/catalogue',
  }),
};

export const files = {
  FILE_STORAGE: documented(z.enum(['database', 's3']).default('database'), {
    text:
      'Where uploaded pictures and documents go: `database`, or `s3` for a bucket of an S3-compatible service, which is S3_BUCKET. ' +
      'What is in the other one is still served; `forgeline move-files` moves it.',
  }),
  S3_BUCKET: documented(z.string().min(1).optional(), {
    text:
      'The bucket. Without public access: the store serves its files itself. The names of its objects begin with MONGODB_DB and a slash: ' +
      'stores that share a bucket need databases of different names, since each deletes content there that its database does not know.',
    example: 'shop-files',
  }),
  S3_ENDPOINT: documented(url.optional(), {
    text: 'Address of the service; unless set, that of Amazon S3 in the region.',
    example: 'https://s3.example.com',
  }),
  S3_REGION: documented(z.string().min(1).default('us-east-1'), { text: 'Region of the bucket.' }),
  S3_PATH_STYLE: documented(flag.default(false), {
    text: '1: the bucket is named in the path, not in the host, as MinIO, Ceph and other servers of one’s own need.',
  }),
  S3_ACCESS_KEY_ID: secret(z.string().min(1).optional(), {
    text:
      'Key that may list the bucket, and read, write and delete its objects; leave both out to use the role of the machine, as ' +
      'Amazon’s SDK finds it.',
  }),
  S3_SECRET_ACCESS_KEY: secret(z.string().min(1).optional(), { text: 'The secret of S3_ACCESS_KEY_ID.' }),
};

export const processes = {
  BACKGROUND_WORK: documented(flag.default(true), {
    text: '0 leaves background work (mails, expiry, reconciliation, refunds) to other instances or workers.',
  }),
  CLOSED_ACCOUNTS_FILE: documented(z.string().min(1).optional(), {
    text:
      'Where background work notes the ids of closed accounts, outside the database, so that `forgeline restore` closes them ' +
      'again. Its folder must be there, on a disk that stays if the database’s is lost.',
    example: '/var/lib/forgeline-backups/closed-accounts',
  }),
  DRAIN_DELAY_SECONDS: documented(z.coerce.number().min(0).max(10).default(0), {
    text:
      'For how many seconds (at most 10) a server that is about to end still accepts requests, so that a load balancer ' +
      'that requests /api/ready notices.',
  }),
};

export const watching = {
  METRICS_PORT: documented(wholeNumberText(1, 65_535).optional(), {
    text: 'Where Prometheus scrapes `/metrics`, of a server or a worker (docs/operations.md); unless set, nothing is measured.',
    example: '9464',
  }),
  METRICS_HOST: documented(z.string().min(1).default('127.0.0.1'), {
    text: 'The address of that port. Anyone who reaches it can read the figures: keep it from the public network.',
  }),
};

/** As the URL parser gives them: in lower case, with the port also where it is that of the scheme. */
function isHostAndPort(text: string): boolean {
  if (!/^[^\s/@?#]+:\d{1,5}$/.test(text) || !URL.canParse(`http://${text}`)) return false;
  const { hostname, port } = new URL(`http://${text}`);
  return text === `${hostname}:${port || 80}`;
}

export const webhooks = {
  WEBHOOK_PRIVATE_HOSTS: documented(
    listOf(z.string().refine(isHostAndPort, 'must be host:port, as in erp.lan:8443')),
    {
      text:
        'Hosts with their ports, separated by commas, to which webhooks may be sent although their addresses are private, also over ' +
        'http. Anyone who can set up an endpoint can make the store send there. All others must be public, over https.',
      example: 'erp.lan:8443',
    },
  ),
};

export const internal = {
  /** Set by the demo, development and test stacks alone: emulators may take the place of real services. */
  FORGELINE_EMULATORS: storeOnly(flag.default(false)),
  STRIPE_API_URL: storeOnly(url.optional()),
  STRIPE_JS_URL: storeOnly(url.default('https://js.stripe.com/v3/')),
  GOOGLE_WELL_KNOWN: storeOnly(url.optional()),
  /** Set by those stacks too: the limits of one account that have no setting do not apply. */
  UNCAPPED_ACCOUNTS: storeOnly(flag.default(false)),
  NEXT_DIST_DIR: storeOnly(z.string().min(1).default('.next')),
  /** Set by those stacks too: end when standard input closes. */
  PARENT_PIPE: storeOnly(flag.default(false)),
  /** Set by the supervisor of a server or worker (platform/supervision): what identifies it across reloads. */
  FORGELINE_INSTANCE: storeOnly(z.string().default('')),
  /** Set for a process that is to take the place of another: the id of the reload. */
  FORGELINE_RELOAD: storeOnly(z.string().optional()),
};
