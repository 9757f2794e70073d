'use client';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type UnsoldButtonProps = {
  words: string;
  language: Language;
  texts: Pick<Texts['searchWords']['open'], 'unsold' | 'listed'>;
};

/** Says that the shop does not sell what a search without a match looked for. */
export function UnsoldButton({ words, language, texts }: UnsoldButtonProps) {
  const { busy, button, run } = useRowAction();

  async function add(): Promise<string> {
    const { call, searchWordCalls } = await loadContracts(
      () => import('@/lib/shared/search-words/search-words.contract'),
    );
    await call(searchWordCalls.addSearchWords, {
      body: { language, kind: 'unsold', words: [words], objects: [], to: [] },
    });
    return fillText(texts.listed, { words });
  }

  return (
    <Button
      ref={button}
      variant="outline"
      size="sm"
      busy={busy}
      aria-label={`${texts.unsold}: ${words}`}
      onClick={() => run(add, (error) => fieldMessageOf(error, 'words') ?? sentenceOf(error))}
    >
      {texts.unsold}
    </Button>
  );
}
