'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import {
  ConfirmDialog,
  type ConfirmTexts,
  prepareConfirmDialog,
} from '@/components/ui/controls/confirm-dialog';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { RowMenu } from './row-menu';
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
  page: async (id: string) => {
    const { call, pageCalls } = await loadContracts(() => import('@/lib/shared/pages/pages.contract'));
    await call(pageCalls.deletePage, { params: { slug: id } });
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

type DeleteMenuProps = {
  kind: keyof typeof REMOVE;
  id: string;
  name: string;
  /** What the menu offers before it. */
  links?: readonly { label: string; href: string }[];
  texts: { own: DeleteTexts; more: string; confirm: ConfirmTexts };
};

/** The menu of a row that can be removed, after a question. */
export function DeleteMenu({ kind, id, name, links = [], texts: { own, more, confirm } }: DeleteMenuProps) {
  const language = useLanguage();
  const { busy, button, run } = useRowAction();
  const [isAsking, setAsking] = useState(false);

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
    <>
      <RowMenu
        label={more}
        name={name}
        busy={busy}
        button={button}
        onOpen={prepareConfirmDialog}
        items={[...links, { label: own.delete, isDanger: true, onChoose: () => setAsking(true) }]}
      />
      {isAsking ? (
        <ConfirmDialog
          title={fillText(own.deleteTitle, { name })}
          text={own.deleteText}
          texts={confirm}
          onClose={() => setAsking(false)}
          onConfirm={() => run(remove, explain)}
        />
      ) : null}
    </>
  );
}
