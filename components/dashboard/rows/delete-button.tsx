'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { useRowAction } from './use-row-action';

/** Calls bring the schema library, and are loaded with the first press. */
const REMOVE = {
  'api-key': async (id: string) => {
    const { call, apiKeyCalls } = await loadContracts(
      () => import('@/lib/shared/api-keys/api-keys.contract'),
    );
    await call(apiKeyCalls.revokeApiKey, { params: { id }, as: 'bearer' });
  },
  category: async (id: string) => {
    const { call, categoryCalls } = await loadContracts(
      () => import('@/lib/shared/categories/categories.contract'),
    );
    await call(categoryCalls.deleteCategory, { params: { slug: id } });
  },
  'search-word': async (id: string) => {
    const { call, searchWordCalls } = await loadContracts(
      () => import('@/lib/shared/search-words/search-words.contract'),
    );
    await call(searchWordCalls.deleteSearchWords, { params: { id } });
  },
  'price-list': async (id: string) => {
    const { call, priceListCalls } = await loadContracts(() => import('@/lib/shared/prices/prices.contract'));
    await call(priceListCalls.deletePriceList, { params: { id } });
  },
};

type DeleteTexts = {
  delete: string;
  /** With `{name}`. */
  deleteTitle: string;
  deleteText: string;
  deleted: string;
  /** The texts where it cannot be deleted while tools are in it. */
  inUse?: { one: string; many: string };
};

type DeleteButtonProps = {
  kind: keyof typeof REMOVE;
  id: string;
  name: string;
  texts: { own: DeleteTexts; confirm: ConfirmTexts };
};

/** Removes its row after a question. */
export function DeleteButton({ kind, id, name, texts: { own, confirm } }: DeleteButtonProps) {
  const language = useLanguage();
  const { busy, button, run } = useRowAction();

  async function remove(): Promise<string> {
    await REMOVE[kind](id);
    return own.deleted;
  }

  function explain(error: unknown): string {
    const tools = error instanceof ApiProblem ? error.members.tools : undefined;
    if (!own.inUse || typeof tools !== 'number') return sentenceOf(error);
    return tools === 1 ? own.inUse.one : fillText(own.inUse.many, { count: formatNumber(tools, language) });
  }

  return (
    <ConfirmDialog
      trigger={
        <Button
          ref={button}
          variant="outline-danger"
          size="sm"
          busy={busy}
          aria-label={`${own.delete}: ${name}`}
        >
          {own.delete}
        </Button>
      }
      title={fillText(own.deleteTitle, { name })}
      text={own.deleteText}
      texts={confirm}
      onConfirm={() => run(remove, explain)}
    />
  );
}
