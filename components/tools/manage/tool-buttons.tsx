'use client';
import { useId, useTransition } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type EditToolButtonProps = {
  tool: Pick<Tool, '_id' | 'name'>;
  texts: Pick<Texts['editor'], 'edit' | 'editHint'>;
};

export function EditToolButton({ tool, texts }: EditToolButtonProps) {
  const hintId = useId();
  const router = useLocalRouter();
  const [isOpening, startOpening] = useTransition();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        busy={isOpening}
        aria-describedby={hintId}
        onClick={() => startOpening(() => router.push(ROUTES.editTool(tool._id)))}
      >
        {texts.edit}
      </Button>
      <span id={hintId} hidden>
        {fillText(texts.editHint, { name: tool.name })}
      </span>
    </>
  );
}

const loadCalls = () => loadContracts(() => import('@/lib/shared/tools/tools.contract'));

type DeleteToolButtonProps = {
  tool: Pick<Tool, '_id' | 'name'>;
  texts: {
    own: Pick<Texts['dashboard']['manageProducts'], 'delete' | 'deleteTitle' | 'deleteText'>;
    admin: Pick<Texts['admin']['products'], 'deleteHint' | 'gone'>;
    confirm: ConfirmTexts;
  };
};

/** Product §11.3. */
export function DeleteToolButton({ tool, texts }: DeleteToolButtonProps) {
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { name } = tool;

  async function remove(): Promise<string> {
    const { call, toolCalls } = await loadCalls();
    await call(toolCalls.deleteTool, { params: { id: tool._id } });
    return messageText('tool-deleted');
  }

  function explain(error: unknown): string {
    const isGone = error instanceof ApiProblem && error.status === 404;
    return isGone ? fillText(texts.admin.gone, { name }) : sentenceOf(error);
  }

  return (
    <>
      <ConfirmDialog
        trigger={
          <Button ref={button} variant="ghost-danger" size="sm" busy={busy} aria-describedby={hintId}>
            {texts.own.delete}
          </Button>
        }
        title={fillText(texts.own.deleteTitle, { name })}
        text={texts.own.deleteText}
        texts={texts.confirm}
        onConfirm={() => run(remove, explain)}
      />
      <span id={hintId} hidden>
        {fillText(texts.admin.deleteHint, { name })}
      </span>
    </>
  );
}
