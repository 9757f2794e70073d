import 'server-only';
import { z } from 'zod';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';
import { documented, secret, storeOnly } from './document-setting';
import { count, flag, url } from './values';

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

export const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT: documented(url.optional(), {
    text:
      'Where an OpenTelemetry collector takes spans by OTLP over HTTP (docs/operations.md); unless set, none are made and ' +
      'nothing of it is loaded.',
    example: 'http://localhost:4318',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: secret(z.string().optional(), {
    text: 'What the collector wants in each request, `name=value` separated by commas.',
  }),
  OTEL_TRACES_SAMPLER_ARG: documented(z.coerce.number().min(0).max(1).default(1), {
    text:
      'Which share of requests is traced, from 0 to 1. One whose `traceparent` says whether it is keeps to that, if TRUSTED_PROXIES ' +
      'is above 0.',
  }),
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
};
