'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { buttonStyles } from '@/components/ui/controls/button-styles';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { removeList } from '@/lib/client/calls/lists';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import { callPath } from '@/lib/shared/calls/call-path';
import type { getListLabelsCall } from '@/lib/shared/lists/lists.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ListPageState } from './use-list-page';

export type ListPanel = 'name' | 'rows' | null;

type ListActionsProps = {
  state: ListPageState;
  panel: ListPanel;
  onPanel: (panel: ListPanel) => void;
  texts: Texts['lists'];
  confirmTexts: ConfirmTexts;
};

export function ListActions({ state, panel, onPanel, texts, confirmTexts }: ListActionsProps) {
  const { list, lines, picked } = state;
  const language = useLanguage();
  const router = useLocalRouter();
  const { mayChange = true } = list;
  const isPart = picked.size > 0 && picked.size < lines.length;

  async function remove() {
    try {
      await removeList(list._id);
      toastSuccess(texts.removed);
      router.push(ROUTES.lists);
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  const toggle = (which: Exclude<ListPanel, null>, label: string) => (
    <Button
      variant="outline"
      size="sm"
      aria-expanded={panel === which}
      onClick={() => onPanel(panel === which ? null : which)}
    >
      {panel === which ? texts.close : label}
    </Button>
  );

  return (
    <>
      {mayChange ? (
        <>
          {toggle('name', texts.page.rename)}
          {toggle('rows', texts.add.open)}
        </>
      ) : null}
      {lines.length > 0 ? (
        <a
          href={callPath<typeof getListLabelsCall>('/api/list/{id}/labels.pdf', {
            params: { id: list._id },
            query: { language, ...(isPart ? { tools: [...picked].join(',') } : {}) },
          })}
          target="_blank"
          rel="noreferrer"
          className={buttonStyles({ variant: 'outline', size: 'sm' })}
        >
          {texts.labels.print}
        </a>
      ) : null}
      {mayChange ? (
        <ConfirmDialog
          trigger={
            <Button variant="ghost" size="sm">
              {texts.remove}
            </Button>
          }
          title={fillText(texts.removeTitle, { name: list.name })}
          text={texts.removeText}
          texts={confirmTexts}
          onConfirm={remove}
        />
      ) : null}
    </>
  );
}
