import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readWorkbooksInThread } from '@/lib/server/commerce/imports/workbook/open-workbook';
import { hasParameters } from './api/query/public-queries';
import { checkDocumentsInThread } from './commerce/files/inspection/check-document';
import { knowPageAddresses } from './commerce/pages/page-addresses';
import { markPriceListsChanged } from './commerce/prices/prices-for';
import { latelySold } from './commerce/reports/lately-sold';
import { reviewsVersion } from './commerce/reviews/read-reviews';
import { currentCatalogue, provideCatalogue, toolsVersion } from './commerce/tools/index/catalogue-index';
import { CatalogueLoader } from './commerce/tools/index/catalogue-loader';
import { currentIndexWording } from './commerce/tools/index/current-index-wording';
import { packingBy } from './commerce/tools/index/pack-catalogue';
import { currentSearchWords } from './commerce/tools/search-words/current-search-words';
import { seedSearchWords } from './commerce/tools/search-words/seed-search-words';
import { markTradeChanged } from './commerce/trade/current-trade';
import { recordSettings } from './compliance/record-settings';
import { takeRead } from './identity/rate-limits/read-allowance';
import { onPublicRefresh } from './platform/cache/public-cache';
import { env, IS_DEVELOPMENT } from './platform/config/env';
import { openAtStart } from './platform/db/open-at-start';
import { awaitUnknownCommits } from './platform/db/transaction';
import { log } from './platform/log';
import { markPrepared } from './platform/readiness';
import { LIST_AGAIN_AFTER_MS } from './platform/releases/release-files';
import { awaitTurn } from './platform/reload/follow-reloads';
import { publishFiles } from './serving/files/older-files';
import { markTagStale } from './serving/next-internals/mark-tag-stale';
import { cachePublicReads } from './serving/pages/public-reads';

/** Beside the server's own file, where stack/bundle-server.ts puts it; without it this thread packs the catalogue. */
const PACKING_THREAD = 'forgeline-packing-thread.cjs';
/** Likewise, for uploaded documents. */
const DOCUMENT_THREAD = 'forgeline-document-thread.cjs';
/** Likewise, for workbooks that are imported. */
const WORKBOOK_THREAD = 'forgeline-workbook-thread.cjs';
/** A catalogue that takes longer is packed beside the first visits: only lists and searches wait for it. */
const PACKING_MS = 2_000;
const TOOL_TAG = 'tool:';

/**
 * Before the first page is sent: during a rollout the browser may request its scripts from an instance of another release.
 * Tabs need them after the next release, too.
 */
async function publish(): Promise<void> {
  if (IS_DEVELOPMENT) return;
  try {
    if (await publishFiles(env().NEXT_DIST_DIR)) await setTimeout(LIST_AGAIN_AFTER_MS);
  } catch (error) {
    log().warn({ error }, 'the files of this release are not stored for instances of others');
  }
}

/** Prepares what the first visitor would wait for. */
async function prepare(): Promise<void> {
  try {
    await seedSearchWords(new Date());
    const packed = Promise.race([currentCatalogue(), setTimeout(PACKING_MS, undefined, { ref: false })]);
    await Promise.all([packed, knowPageAddresses(), recordSettings(), publish()]);
  } finally {
    markPrepared();
  }
}

function readFilesInThreads(): void {
  const [documents, workbooks] = [DOCUMENT_THREAD, WORKBOOK_THREAD].map((name) => path.join(__dirname, name));
  if (documents && existsSync(documents)) checkDocumentsInThread(documents);
  if (workbooks && existsSync(workbooks)) readWorkbooksInThread(workbooks);
}

/** Loaded only if metrics are read. */
async function measureIfConfigured(): Promise<void> {
  if (env().METRICS_PORT === undefined) return;
  const { measureStore } = await import('./measure-store');
  measureStore();
}

/**
 * If the database is down, the process goes on: pages and calls report that until it is up. `isPrepared` resolves after the
 * first attempt, `mayServe` when this process may accept requests; `stop` waits for work in progress.
 */
export function startStore(): {
  isPrepared: Promise<void>;
  mayServe: Promise<void>;
  stop: () => Promise<void>;
} {
  void measureIfConfigured();
  readFilesInThreads();
  const catalogue = new CatalogueLoader(packingBy(path.join(__dirname, PACKING_THREAD)), {
    wording: currentIndexWording,
    search: currentSearchWords,
    sold: latelySold,
  });
  provideCatalogue(catalogue);
  onPublicRefresh((tag) => {
    if (tag.startsWith(TOOL_TAG)) catalogue.markChanged(tag.slice(TOOL_TAG.length));
    if (tag === 'prices') markPriceListsChanged();
    if (tag === 'trade') markTradeChanged();
    if (tag === 'pages') void knowPageAddresses();
    markTagStale(tag);
  });
  cachePublicReads({
    mayRead: (rate, address) => takeRead(rate, address) === 0,
    hasParameters,
    versions: { tools: toolsVersion, reviews: reviewsVersion },
  });
  const isPrepared = openAtStart(prepare);
  const mayServe = awaitTurn('server', isPrepared);
  let isStopping = false;
  let work: { stop: () => Promise<void> } | undefined;
  const beginWork = async () => {
    // Loaded once the process is ready: what it imports, such as the payment provider's client, takes a tenth of a second.
    const { startBackgroundWork } = await import('./start-background-work');
    if (!isStopping) work = startBackgroundWork();
  };
  if (env().BACKGROUND_WORK) void Promise.all([isPrepared, mayServe]).then(beginWork);
  return {
    isPrepared,
    mayServe,
    async stop() {
      isStopping = true;
      await work?.stop();
      await awaitUnknownCommits();
    },
  };
}
