'use client';
import { TableFileButton } from '@/components/ui/controls/table-file-button';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ImportPanel } from './import-panel';
import { useImportList } from './use-import-list';

type ImportListProps = { texts: Texts['lists']['import']; onStored: () => Promise<void> };

export function ImportList({ texts, onStored }: ImportListProps) {
  const state = useImportList(texts, onStored);
  const { isOpen, rows, readFile } = state;
  return (
    <div className="grid gap-4">
      <TableFileButton
        label={texts.file}
        busy={rows.busy && !isOpen}
        className="justify-self-start"
        onFile={(file) => void readFile(file)}
      />
      <div role="alert" className="empty:hidden">
        {rows.failure ? <p className="notice notice-danger">{rows.failure}</p> : null}
      </div>
      {isOpen ? <ImportPanel state={state} texts={texts} /> : null}
    </div>
  );
}
