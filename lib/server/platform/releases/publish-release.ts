import 'server-only';
import type { ReleaseFile } from './release-file';
import { dropOldReleases, markStarted, storeRelease } from './releases.repository';

/** The present release and the two before it: a tab opened before two releases still works. */
const KEPT_RELEASES = 3;

/** Once for each build; removes files of releases long gone. Returns whether it was not there before. */
export async function publishRelease(
  release: string,
  readFiles: () => Promise<readonly ReleaseFile[]>,
  now: Date,
): Promise<boolean> {
  if (await markStarted(release, now)) return false;
  await storeRelease(release, await readFiles(), now);
  await dropOldReleases(KEPT_RELEASES);
  return true;
}
