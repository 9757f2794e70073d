'use client';

import { ListChecks } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { TableFileButton } from '@/components/ui/controls/file-buttons';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { Skeleton } from '@/components/ui/loading';
import { LoadFailure } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import { sentenceOf } from '@/lib/client/problem';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ListCard } from './list-card';
import { ImportPanel, useImportList } from './rows/import-panel';

type ListsScreenProps = { texts: Texts['lists']; confirmTexts: ConfirmTexts };

export function ListsScreen({ texts, confirmTexts }: ListsScreenProps) {
  const [lists, setLists] = useState<ListSummary[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    try {
      setLists(await call(listCalls.getLists, {}));
      setFailure(null);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  }, []);

  useEffect(() => {
    void load();
  }, [load]);

  const unread =
    failure === null ? null : (
      <LoadFailure texts={texts} onRetry={load}>
        {failure}
      </LoadFailure>
    );
  if (!lists)
    return (
      unread ?? (
        <div role="status" aria-label={texts.loading} className="grid gap-4">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )
    );
  return (
    <div className="grid gap-6">
      {unread}
      <ImportList texts={texts.import} onStored={load} />
      {lists.length === 0 ? (
        <EmptyState icon={ListChecks} title={texts.empty.title} text={texts.empty.text}>
          <LinkButton href={ROUTES.cart}>{texts.empty.cart}</LinkButton>
        </EmptyState>
      ) : (
        <ul className="border-line border-t">
          {lists.map((list) => (
            <ListCard key={list._id} list={list} texts={texts} confirmTexts={confirmTexts} onChange={load} />
          ))}
        </ul>
      )}
    </div>
  );
}

type ImportListProps = { texts: Texts['lists']['import']; onStored: () => Promise<void> };

function ImportList({ texts, onStored }: ImportListProps) {
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
