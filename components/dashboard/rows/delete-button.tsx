'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { loadCode } from '@/lib/client/page/load-code';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import { useRowAction } from './use-row-action';

/** Calls bring the schema library, and are loaded with the first press. */
const CALLS = {
  'api-key': async () => (await import('@/lib/client/admin-calls/api-keys')).revokeApiKey,
  category: async () => (await import('@/lib/client/admin-calls/catalogue-calls')).deleteCategory,
  'search-word': async () => (await import('@/lib/client/admin-calls/catalogue-calls')).deleteSearchWords,
  'price-list': async () => (await import('@/lib/client/admin-calls/prices')).deletePriceList,
};

type DeleteTexts = {
  delete: string;
  /** With `{name}`. */
  deleteTitle: string;
  deleteText: string;
  deleted: string;
  /** Where it cannot be deleted while tools are in it. */
  inUse?: { one: string; many: string };
};

type DeleteButtonProps = {
  kind: keyof typeof CALLS;
  id: string;
  name: string;
  texts: { own: DeleteTexts; confirm: ConfirmTexts };
};

/** Of a row, which it removes after asking. */
export function DeleteButton({ kind, id, name, texts: { own, confirm } }: DeleteButtonProps) {
  const language = useLanguage();
  const { busy, button, run } = useRowAction();

  async function remove(): Promise<string> {
    const call = await loadCode(CALLS[kind]);
    await call(id);
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
