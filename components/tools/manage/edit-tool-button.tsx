'use client';
import { useId, useTransition } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
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
