'use client';
import { useEffect, useState } from 'react';
import { usePublicPath } from '@/lib/client/language/use-public-path';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { SearchHit } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { MissingToolView } from './missing-tool-view';

type MissingToolProps = {
  texts: Pick<Texts['catalogue']['tool'], 'goneTitle' | 'goneText' | 'goneSearch' | 'quote' | 'onRequest'>;
};

const SUGGESTIONS = 4;

/** `/tools/ball-peen-hammer` is `ball peen hammer`. */
function wordsOf(path: string): string {
  return (path.split('/')[2] ?? '').replaceAll('-', ' ');
}

export function MissingTool({ texts }: MissingToolProps) {
  const words = wordsOf(usePublicPath());
  const [hits, setHits] = useState<readonly SearchHit[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    // Loaded on demand: every tool page includes this component and rarely shows it.
    import('@/lib/client/calls/search-tools')
      .then(({ searchTools }) => searchTools(words, stop.signal))
      .then(({ results }) => setHits(results.slice(0, SUGGESTIONS)))
      // Without suggestions the page still has its message and links.
      .catch(() => setHits([]));
    return () => stop.abort();
  }, [words]);

  return (
    <MissingToolView
      title={texts.goneTitle}
      text={texts.goneText}
      words={words}
      similar={hits}
      texts={texts}
    />
  );
}
