'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { call } from '@/lib/client/api';
import { publishJoinedCart } from '@/lib/client/cart/joined-outcomes';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { listRows } from '@/lib/client/lists/list-file';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { ListAbout } from './list-about';
import { ListEditor } from './list-editor';
import { AddRows } from './rows/add-rows';

type ListCardProps = {
  list: ListSummary;
  texts: Texts['lists'];
  confirmTexts: ConfirmTexts;
  onChange: () => Promise<void>;
};

export function ListCard({ list, texts, confirmTexts, onChange }: ListCardProps) {
  const router = useLocalRouter();
  const { user } = useViewer();
  const [open, setOpen] = useState<'editor' | 'rows' | null>(null);
  const [busy, setBusy] = useState(false);
  const [keyFor] = useState(createIdempotencyKeys);
  const { _id, name, lineCount, mayChange = true } = list;
  const nameId = `list-${_id}`;
  const describedBy = { 'aria-describedby': nameId, size: 'sm', variant: 'outline' } as const;

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  const download = () =>
    attempt(async () => {
      const { downloadCsv } = await loadCode(() => import('@/lib/client/files/download-csv'));
      downloadCsv(name, listRows(await call(listCalls.getList, { params: { id: _id } }), texts.columns), ';');
    });

  const toCart = () =>
    attempt(async () => {
      if (!user) return;
      publishJoinedCart(
        user.id,
        await call(listCalls.listToCart, { params: { id: _id }, idempotencyKey: keyFor(_id) }),
      );
      keyFor.reset();
      router.push(ROUTES.cart);
    });

  const share = () =>
    attempt(async () => {
      const { note, version, lines } = await call(listCalls.getList, { params: { id: _id } });
      const stored = lines.map(({ toolId, quantity, reference = '' }) => ({ toolId, quantity, reference }));
      await call(listCalls.changeList, {
        params: { id: _id },
        body: { name, note, version, lines: stored, shared: !list.shared },
      });
      toastSuccess(list.shared ? texts.shared.ended : texts.shared.done);
      await onChange();
    });

  return (
    <li className="grid gap-4 border-line border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <ListAbout list={list} id={nameId} href={ROUTES.list(_id)} texts={texts} />
        <div className="flex flex-wrap gap-2">
          <Button {...describedBy} variant="primary" busy={busy} disabled={lineCount === 0} onClick={toCart}>
            {texts.toCart}
          </Button>
          {mayChange ? (
            <>
              <Button
                {...describedBy}
                aria-expanded={open === 'editor'}
                onClick={() => setOpen(open === 'editor' ? null : 'editor')}
              >
                {open === 'editor' ? texts.close : texts.edit}
              </Button>
              <Button
                {...describedBy}
                aria-expanded={open === 'rows'}
                onClick={() => setOpen(open === 'rows' ? null : 'rows')}
              >
                {open === 'rows' ? texts.close : texts.add.open}
              </Button>
            </>
          ) : null}
          <Button {...describedBy} onClick={download}>
            {texts.file}
          </Button>
          {list.own ? (
            <Button {...describedBy} busy={busy} onClick={share}>
              {list.shared ? texts.shared.stop : texts.shared.share}
            </Button>
          ) : null}
          {mayChange ? (
            <ConfirmDialog
              trigger={<Button {...describedBy}>{texts.remove}</Button>}
              title={fillText(texts.removeTitle, { name })}
              text={texts.removeText}
              texts={confirmTexts}
              onConfirm={() =>
                attempt(async () => {
                  await call(listCalls.removeList, { params: { id: _id } });
                  toastSuccess(texts.removed);
                  await onChange();
                })
              }
            />
          ) : null}
        </div>
      </div>
      {open === 'rows' ? (
        <AddRows list={list} texts={texts} onSaved={onChange} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'editor' ? (
        <ListEditor
          id={_id}
          texts={texts}
          onSaved={async () => {
            setOpen(null);
            await onChange();
          }}
        />
      ) : null}
    </li>
  );
}
