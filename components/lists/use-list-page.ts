'use client';
import { useMemo, useState } from 'react';
import { useLanguage } from '#use-language';
import { call } from '@/lib/client/api';
import { publishJoinedCart } from '@/lib/client/cart/joined-outcomes';
import { createIdempotencyKeys } from '@/lib/client/idempotency-key';
import { unclearText } from '@/lib/client/language/unclear-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import { useViewer } from '@/lib/client/session/session';
import { toastFailure, toastSuccess, toastUndo } from '@/lib/client/toasts/toast';
import type { List, ListLine, ReplaceListInput } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from './extend-list';

export type ListAddition = { text: string; undo: () => Promise<void> };
type Stored = Pick<ReplaceListInput, 'name' | 'note' | 'lines'>;

function linesToStore(lines: readonly ListLine[]): Stored['lines'] {
  return lines.map(({ toolId, quantity, reference = '' }) => ({ toolId, quantity, reference }));
}

export function useListPage(initial: List, texts: Texts['lists']) {
  const language = useLanguage();
  const router = useLocalRouter();
  const { user } = useViewer();
  const [list, setList] = useState(initial);
  /** Lines with another quantity than the list's, at the price of that quantity. */
  const [changed, setChanged] = useState<ReadonlyMap<string, ListLine>>(new Map());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<'add' | 'save' | 'remove' | null>(null);
  const [added, setAdded] = useState<ListAddition | null>(null);
  const [keyFor] = useState(createIdempotencyKeys);
  const { page } = texts;

  const lines = useMemo(
    () => list.lines.map((line) => changed.get(line.toolId) ?? line),
    [list.lines, changed],
  );
  const chosen = picked.size === 0 ? lines : lines.filter(({ toolId }) => picked.has(toolId));
  const total = toDollars(chosen.reduce((sum, { lineTotal = 0 }) => sum + toCents(lineTotal), 0));
  const orderable = chosen.filter(({ unitPrice }) => unitPrice !== undefined);

  function problemOf({ toolId }: ListLine): string | null {
    const text = typed.get(toolId);
    if (text === undefined) return null;
    const units = readUnits(text, language);
    if (units !== null && units >= 1 && units <= QUANTITY_MAX) return null;
    return unclearText(text, language) ?? page.invalid;
  }
  const hasProblem = lines.some((line) => problemOf(line) !== null);

  async function run(kind: 'add' | 'save' | 'remove', work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(kind);
    try {
      await work();
    } catch (error) {
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(null);
    }
  }

  async function reload(): Promise<List> {
    const fresh = await call(listCalls.getList, { params: { id: list._id } });
    setList(fresh);
    router.refresh();
    return fresh;
  }

  async function store(input: Partial<Stored>): Promise<List> {
    const { _id, name, note, version } = list;
    await call(listCalls.changeList, {
      params: { id: _id },
      body: { name, note, lines: linesToStore(list.lines), ...input, version },
    });
    return reload();
  }

  function type(toolId: string, text: string) {
    setTyped((all) => new Map(all).set(toolId, text));
  }

  /** The quantity counts at once; its price, which may differ, follows. */
  async function commit(line: ListLine): Promise<void> {
    const { toolId } = line;
    const quantity = readUnits(typed.get(toolId) ?? '', language);
    if (quantity === null || quantity === line.quantity || problemOf(line) !== null) return;
    setChanged((all) => new Map(all).set(toolId, { ...line, quantity }));
    try {
      const { previewCart } = await loadCode(() => import('@/lib/client/cart/own/call-cart'));
      const { lines: priced } = await previewCart([{ toolId, quantity }]);
      setChanged((all) => {
        const now = all.get(toolId);
        // Meanwhile it may have changed again.
        return now?.quantity === quantity ? new Map(all).set(toolId, { ...now, ...priced[0] }) : all;
      });
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
  }

  function toggle(toolId: string) {
    setPicked((all) => {
      const next = new Set(all);
      if (!next.delete(toolId)) next.add(toolId);
      return next;
    });
  }

  function toggleAll() {
    setPicked(picked.size === lines.length ? new Set() : new Set(lines.map(({ toolId }) => toolId)));
  }

  async function addWhole(): Promise<void> {
    if (!user) return;
    publishJoinedCart(
      user.id,
      await call(listCalls.listToCart, { params: { id: list._id }, idempotencyKey: keyFor(list._id) }),
    );
    keyFor.reset();
    router.push(ROUTES.cart);
  }

  async function addChosen(): Promise<void> {
    setAdded(null);
    const { addToCart } = await loadCode(() => import('@/lib/client/cart/add-to-cart'));
    const { undo } = await addToCart(
      orderable.map(({ toolId, quantity, reference }) => {
        return { toolId, quantity, ...(reference ? { reference } : {}) };
      }),
    );
    setAdded({
      text: countText(page.added, orderable.length, language),
      undo: async () => {
        await undo();
        setAdded(null);
      },
    });
  }

  const add = () => run('add', picked.size === 0 && changed.size === 0 ? addWhole : addChosen);

  const save = () =>
    run('save', async () => {
      await store({ lines: linesToStore(lines) });
      setChanged(new Map());
      setTyped(new Map());
      toastSuccess(texts.editor.saved);
    });

  const remove = () =>
    run('remove', async () => {
      const before = linesToStore(list.lines);
      const { _id, name, note, version } = await store({
        lines: linesToStore(list.lines.filter(({ toolId }) => !picked.has(toolId))),
      });
      setPicked(new Set());
      toastUndo(countText(page.removedLines, picked.size, language), {
        label: page.undo,
        undo: async () => {
          try {
            await call(listCalls.changeList, {
              params: { id: _id },
              body: { name, note, version, lines: before },
            });
            await reload();
          } catch (error) {
            toastFailure(sentenceOf(error));
          }
        },
      });
    });

  return {
    ...{ list, lines, chosen, changed, typed, picked, busy, added, setAdded, total, orderable, hasProblem },
    ...{ problemOf, type, commit, toggle, toggleAll, add, save, remove, store, reload },
  };
}

export type ListPageState = ReturnType<typeof useListPage>;
