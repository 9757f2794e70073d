import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Actor } from '@/lib/server/identity/actor';
import { actorOf } from './authenticate';
import { readSessionCookie } from './session-cookie';

/**
 * Read once per request. Makes the page dynamic. Throws the driver's error in an outage, which must not look like a logout.
 */
export const currentActor: () => Promise<Actor | null> = cache(async () => {
  const claims = await readSessionCookie((await headers()).get('cookie'));
  return claims ? actorOf(claims) : null;
});
