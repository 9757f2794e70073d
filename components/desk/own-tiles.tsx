'use client';
import { use, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/client/api';
import { lateTexts } from '@/lib/client/language/load-texts';
import { deskCalls } from '@/lib/shared/desk/desk.contract';
import type { DeskTile } from '@/lib/shared/desk/desk.schema';
import { DeskTiles } from './desk-tiles';

const deskTexts = lateTexts('desk', {
  en: () => import('@/lib/shared/texts/en/desk'),
  de: () => import('@/lib/shared/texts/de/desk'),
});

const TILES_MAX = 6;

/** The first tiles of the viewer's desk. */
export function OwnTiles() {
  const texts = use(deskTexts());
  const [tiles, setTiles] = useState<readonly DeskTile[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      setTiles((await call(deskCalls.readDesk, {})).tiles);
    } catch (cause) {
      console.info('The desk could not be read.', cause);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  if (hasFailed)
    return (
      <p>
        {texts.failed}{' '}
        <Button variant="outline" size="sm" onClick={() => void load()}>
          {texts.retry}
        </Button>
      </p>
    );
  if (!tiles)
    return (
      <p role="status" className="sr-only">
        {texts.loading}
      </p>
    );
  if (tiles.length === 0) return <p>{texts.none}</p>;
  return <DeskTiles tiles={tiles.slice(0, TILES_MAX)} texts={texts} />;
}
