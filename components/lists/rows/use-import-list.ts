'use client';
import { useState } from 'react';
import { addList } from '@/lib/client/calls/lists';
import { fieldMessageOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { useReadRows } from './use-read-rows';

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
        await addList({ name, lines });
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
