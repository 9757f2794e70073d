import 'server-only';
import { currentCatalogue, markCatalogueChanged } from './commerce/catalogue/current-catalogue';
import { recordSettings } from './compliance/audit/record-settings';
import { keepPublicPagesFresh } from './platform/cache/public-cache';
import { EnvError, env } from './platform/config/env';
import { openAtStart } from './platform/db/open-at-start';
import { recordPeerAddresses } from './platform/http/client-address';
import { warnOfProxies } from './platform/http/warn-of-proxies';
import { decodeAddresses } from './serving/decodable-address';
import { revalidateCachedPages } from './serving/next-internals/cached-page-freshness';
import { markTagStale } from './serving/next-internals/mark-tag-stale';
import { respondToOutages } from './serving/next-internals/outage-response';
import { keepQueryOfAddress } from './serving/next-internals/rewritten-query';
import { markRouterRequests } from './serving/next-internals/router-request';
import { refuseSeveralHosts } from './serving/refuse-hosts';
import { refuseMethods } from './serving/refuse-methods';
import { secureEveryResponse } from './serving/security-headers';
import { servePrecompressed } from './serving/serve-precompressed';
import { startBackgroundWork } from './start-background-work';

const STOP_AFTER_MS = 200;

/**
 * Runs once when a server process starts: checks the settings (an invalid one ends the process with every name listed),
 * migrates the database, and starts background work. If the database is down, the process goes on: pages and calls
 * report that until it is up and migrated.
 */
export async function startServer(): Promise<void> {
  try {
    const settings = env();
    recordPeerAddresses();
    warnOfProxies();
    decodeAddresses();
    refuseMethods();
    refuseSeveralHosts();
    markRouterRequests();
    servePrecompressed();
    secureEveryResponse();
    revalidateCachedPages();
    keepQueryOfAddress();
    // Last, so that the page it sends gets what every response gets.
    respondToOutages();
    if (settings.PARENT_PIPE) endWithParent();
    keepPublicPagesFresh(markTagStale, (tag) => {
      if (tag === 'tools') markCatalogueChanged();
    });
    if (settings.BACKGROUND_WORK) startBackgroundWork();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  // The catalogue, so that the first visitor does not wait for it to be read.
  await openAtStart(async () => {
    await currentCatalogue();
    await recordSettings();
  });
}

/** The demo and test stacks hold a pipe to this process; when they die in any way, so does the store. */
function endWithParent(): void {
  process.stdin.on('end', () => setTimeout(() => process.exit(0), STOP_AFTER_MS));
  process.stdin.resume();
}
