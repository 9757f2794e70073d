import { Notice } from '@/components/ui/notice';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';

type TakenForProps = { taken: CatalogueResult['taken']; texts: Texts['catalogue'] };

/** Says which words of a search were taken for others. */
export function TakenFor({ taken, texts }: TakenForProps) {
  if (taken.length === 0) return null;
  const pairs = taken.map(({ typed, word }) => fillText(texts.takenFor, { typed, word }));
  return <Notice>{pairs.join(' ')}</Notice>;
}
