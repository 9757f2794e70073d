'use client';
import { FileUp } from 'lucide';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ImportPanel } from './import-panel';
import { useImportList } from './use-import-list';

type ImportListProps = { texts: Texts['lists']['import']; onStored: () => Promise<void> };

/** The button that makes a list of a file, and what was read of it. */
export function ImportList({ texts, onStored }: ImportListProps) {
  const picker = useRef<HTMLInputElement>(null);
  const state = useImportList(texts, onStored);
  const { isOpen, failure, busy, readFile } = state;
  return (
    <div className="grid gap-4">
      <Button
        variant="outline"
        busy={busy && !isOpen}
        className="justify-self-start"
        onClick={() => picker.current?.click()}
      >
        <Icon node={FileUp} className="size-4.5" />
        {texts.file}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label={texts.file}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void readFile(file);
        }}
      />
      <div role="alert" className="empty:hidden">
        {failure ? <p className="notice notice-danger">{failure}</p> : null}
      </div>
      {isOpen ? <ImportPanel state={state} texts={texts} /> : null}
    </div>
  );
}
