'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Panel } from '@/components/ui/panel';
import { call } from '@/lib/client/api';
import { fieldMessageOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from '../extend-list';
import { ListNameField } from '../list-name-field';
import { OpenRows } from './open-rows';
import { useReadRows } from './use-read-rows';

type ImportPanelProps = { state: ImportState; texts: Texts['lists']['import'] };

export function ImportPanel({ state, texts }: ImportPanelProps) {
  const language = useLanguage();
  const { rows, name, setName, nameFailure, store, close } = state;
  const { lines, open } = rows.read;
  return (
    <Panel heading={texts.heading}>
      <OpenRows state={rows} texts={texts} />
      <form
        noValidate
        method="post"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void store();
        }}
      >
        <ListNameField label={texts.name} value={name} error={nameFailure} onChange={setName} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={rows.busy} disabled={lines.length === 0}>
            {open.length > 0 ? countText(texts.storeWithout, open.length, language) : texts.store}
          </Button>
          <Button variant="outline" onClick={close}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const NAME_MAX_LENGTH = 80;

export function useImportList(texts: Texts['lists']['import'], onStored: () => Promise<void>) {
  const rows = useReadRows(texts);
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [nameFailure, setNameFailure] = useState<string | undefined>();

  function close(): void {
    setOpen(false);
    rows.close();
  }

  const readFile = (file: File) =>
    rows.readFile(file, {
      onText() {
        setOpen(true);
        setName(file.name.replace(/\.[^.]*$/, '').slice(0, NAME_MAX_LENGTH));
      },
    });

  const store = () =>
    rows.attempt(async () => {
      setNameFailure(undefined);
      const lines = rows.read.lines.map(({ toolId, quantity, reference }) => ({
        ...{ toolId, quantity, reference },
      }));
      try {
        await call(listCalls.addList, { body: { name, lines } });
      } catch (error) {
        const wrong = fieldMessageOf(error, 'name');
        if (!wrong) throw error;
        setNameFailure(wrong);
        return;
      }
      toastSuccess(fillText(texts.stored, { name: name.trim() }));
      close();
      await onStored();
    });

  return { rows, isOpen, name, setName, nameFailure, readFile, store, close };
}

export type ImportState = ReturnType<typeof useImportList>;
