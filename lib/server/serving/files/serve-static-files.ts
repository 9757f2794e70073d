import 'server-only';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { encodingFor } from '@/lib/server/platform/http/accepted-encoding';
import { addressOf } from '../addresses/address-kind';
import type { StoreResponse } from '../store-response';
import { etagOf, type Representation, sendFile } from './send-file';
import type { StaticFile } from './static-files';

const etags = new Map<string, string>();

async function represent(found: StaticFile, acceptsBrotli: boolean): Promise<Representation> {
  const { file, copy, ...rest } = found;
  const isCopy = copy !== undefined && acceptsBrotli;
  const name = isCopy ? copy : file;
  const bytes = await readFile(name);
  const etag = etags.get(name) ?? etagOf(bytes);
  etags.set(name, etag);
  return { ...rest, bytes, etag, isNegotiated: copy !== undefined, ...(isCopy && { encoding: 'br' }) };
}

/**
 * Returns the step that serves `public` and the scripts, styles and fonts of the build, in Brotli where accepted. Returns
 * whether it has responded.
 */
export function serveStaticFiles(
  files: ReadonlyMap<string, StaticFile>,
): (request: IncomingMessage, response: StoreResponse) => false | Promise<boolean> {
  return (request, response) => {
    const found = files.get(addressOf(request).path);
    if (!found) return false;
    const acceptsBrotli = encodingFor(request.headers['accept-encoding']?.toString()) === 'br';
    return represent(found, acceptsBrotli).then((representation) => {
      sendFile(request, response, representation);
      return true;
    });
  };
}
