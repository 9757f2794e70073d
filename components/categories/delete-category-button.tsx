'use client';
import { useLanguage } from '#use-language';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { deleteCategory, toolsOfCategory } from '@/lib/client/admin-calls/categories';
import { sentenceOf } from '@/lib/client/problem';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type OwnTexts = Pick<Texts['categories'], 'delete' | 'deleteTitle' | 'deleteText' | 'deleted' | 'inUse'>;
type DeleteCategoryButtonProps = {
  category: { slug: string; name: string };
  texts: { own: OwnTexts; confirm: ConfirmTexts };
};

export function DeleteCategoryButton({ category, texts }: DeleteCategoryButtonProps) {
  const language = useLanguage();
  const { busy, button, run } = useRowAction();
  const { own } = texts;

  async function remove(): Promise<string> {
    await deleteCategory(category.slug);
    return own.deleted;
  }

  function explain(error: unknown): string {
    const tools = toolsOfCategory(error);
    if (tools === null) return sentenceOf(error);
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
          aria-label={`${own.delete}: ${category.name}`}
        >
          {own.delete}
        </Button>
      }
      title={fillText(own.deleteTitle, { name: category.name })}
      text={own.deleteText}
      texts={texts.confirm}
      onConfirm={() => run(remove, explain)}
    />
  );
}
