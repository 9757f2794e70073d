'use client';
import { useEffect, useState } from 'react';
import { callForJson } from '@/lib/client/session/session-call';

type Counts = ReadonlyMap<string, number | undefined>;

/** Every page of the dashboard reads them, so it uses no schema library. */
async function readCounts(): Promise<Counts> {
  const views = await callForJson('/api/view', (body) =>
    Array.isArray(body) ? (body as { _id: string; count?: number }[]) : undefined,
  );
  return new Map(views.map(({ _id, count }) => [_id, count]));
}

let reading: Promise<Counts> | undefined;

/** All of a menu are read together, and again for a view that was saved since. */
async function countOf(id: string): Promise<number | undefined> {
  reading ??= readCounts();
  if ((await reading).has(id)) return (await reading).get(id);
  reading = readCounts();
  return (await reading).get(id);
}

/** How many rows a saved view shows, once the page stands; nothing while that cannot be read. */
export function ViewCount({ id }: { id: string }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    countOf(id)
      .then((read) => {
        if (isCurrent) setCount(read);
      })
      .catch(() => {
        reading = undefined;
      });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return <span className="figures ms-auto ps-2">{count}</span>;
}
