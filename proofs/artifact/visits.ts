import { setTimeout } from 'node:timers/promises';
import { callHttp } from '../stack/http-call';

const VISITORS = 4;
const PAUSE_MS = 250;
const ADDRESSES = ['/', '/tools', '/api/tool', '/de'];

export type Visits = { requests: number; failed: string[] };

export async function visitWhile(url: string, work: () => Promise<void>): Promise<Visits> {
  const visits: Visits = { requests: 0, failed: [] };
  let isOver = false;
  const visit = async (first: number) => {
    for (let next = first; !isOver; next += 1) {
      const address = ADDRESSES[next % ADDRESSES.length] ?? '/';
      const { status, body } = await callHttp({ method: 'GET', url: `${url}${address}` });
      visits.requests += 1;
      if (status !== 200)
        visits.failed.push(`${address} returned ${status} ${JSON.stringify(body).slice(0, 200)}`);
      await setTimeout(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index));
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return visits;
}
