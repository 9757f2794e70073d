import 'server-only';
import { recordSettings } from './audit/record-settings';
import { recordPeerAddresses } from './auth/client-address';
import { followOtherInstances } from './cache/public-cache';
import { EnvError, env } from './config/env';
import { mendAddresses } from './http/decodable-address';
import { askForKeptPagesAgain } from './http/kept-page-freshness';
import { refuseMethods } from './http/refuse-methods';
import { keepQueryOfAddress } from './http/rewritten-query';
import { markRouterRequests } from './http/router-request';
import { secureEveryAnswer } from './http/security-headers';
import { servePrecompressed } from './http/serve-precompressed';
import { startBackgroundWork } from './start-background-work';
import { currentCatalogue, markCatalogueChanged } from './tools/current-catalogue';

const STOP_AFTER_MS = 200;

/**
 * What happens once, when a server process starts: settings are checked (a bad one ends the process with every name
 * listed), indexes are created, and background work begins. A database that is away now is no reason to end: pages say
 * so and the next request tries again.
 */
export async function startServer(): Promise<void> {
  try {
    const settings = env();
    recordPeerAddresses();
    mendAddresses();
    refuseMethods();
    markRouterRequests();
    servePrecompressed();
    secureEveryAnswer();
    askForKeptPagesAgain();
    keepQueryOfAddress();
    if (settings.PARENT_PIPE) endWithParent();
    followOtherInstances((tag) => {
      if (tag === 'tools') markCatalogueChanged();
    });
    if (settings.BACKGROUND_WORK) startBackgroundWork();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
  // So that the first visitor does not wait for the catalogue to be read.
  await currentCatalogue()
    .then(recordSettings)
    .catch((error: unknown) => {
      console.error(
        `The database cannot be reached yet: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
}

/** The demo and test stacks hold a pipe to this process; when they die in any way, so does the store. */
function endWithParent(): void {
  process.stdin.on('end', () => setTimeout(() => process.exit(0), STOP_AFTER_MS));
  process.stdin.resume();
}
