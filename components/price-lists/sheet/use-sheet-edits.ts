'use client';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { moveOf } from '@/components/ui/tables/sheet-moves';
import {
  isBlock,
  type RuleTarget,
  type SheetLine,
  sheetOf,
  sheetText,
  targetKey,
  withCell,
  withoutLine,
  withoutRule,
  withPasted,
  withRaw,
  withRules,
  withTarget,
  withTier,
} from '@/lib/client/prices/rule-sheet';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { RowActions } from './sheet-row';
import { cellAt, type SheetView } from './use-sheet-view';

type SheetEditsOptions = {
  sheet: RuleLines;
  view: SheetView;
  categories: ReadonlyMap<string, string>;
  /** Receives the result of a change that can be taken back; else an empty text. */
  onMessage: (message: string) => void;
  /** Called where a key leads beyond the last row. */
  onLast: () => void;
  texts: Texts['prices']['editor']['sheet'];
};

/** Changes of the lines by fields, buttons, keys and the clipboard, and where the focus goes after them. */
export function useSheetEdits({ sheet, view, categories, onMessage, onLast, texts }: SheetEditsOptions) {
  const language = useLanguage();
  const { lines, before } = sheet;
  /** The line when the focus came to it. */
  const entered = useRef<SheetLine>(undefined);
  const lineOf = (id: number | undefined) => lines.find((line) => line.id === id);

  function change(next: readonly SheetLine[], done?: string) {
    sheet.change(next, { canUndo: done !== undefined });
    onMessage(done ?? '');
  }

  function add(targets: readonly RuleTarget[]) {
    const listed = new Set(lines.map(targetKey));
    const isNew = (target: RuleTarget) => targets.length === 1 || !listed.has(targetKey(target));
    const added = withRules(lines, targets.filter(isNew));
    if (added.lines.length === lines.length) return;
    change(added.lines);
    view.reveal(added.lines, added.id, 'from');
  }

  function addTier(id: number) {
    const added = withTier(lines, id);
    change(added.lines);
    view.reveal(added.lines, added.id, 'from');
  }

  function remove(id: number, isRule: boolean) {
    const { target, isCategory } = lineOf(id) ?? { target: '', isCategory: false };
    const rest = isRule ? withoutRule(lines, id) : withoutLine(lines, id);
    const gone = lines.length - rest.length;
    if (!view.go(id, gone, 'remove') && !view.go(id, -1, 'remove')) onLast();
    const name = (isCategory ? categories.get(target) : null) ?? target;
    change(rest, fillText(texts.removed, { name }));
  }

  const actions = useRowActions({
    setCell: (id, cell, value) => change(withCell(lines, id, cell, value)),
    setTarget: (id, target, isLeaving) => {
      change(withTarget(lines, id, target));
      if (!isLeaving) view.setWanted({ id, column: 'from' });
    },
    setRaw: (id, text) => change(withRaw(lines, id, text)),
    addTier,
    remove,
  });

  function paste(event: ClipboardEvent<HTMLElement>) {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    const at = cellAt(event.target as Element);
    const pasted = withPasted(lines, at, text, categories);
    const { one, many } = texts.pasted;
    const done = pasted.count === 1 ? one : fillText(many, { count: formatNumber(pasted.count, language) });
    change(pasted.lines, done);
    view.reveal(pasted.lines, pasted.id, at?.column ?? 'from');
  }

  function undo() {
    if (before) change(before);
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const at = cellAt(event.target);
    entered.current = lineOf(at?.id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = cellAt(event.target as Element);
    const id = Number((event.target as Element).closest('[data-line]')?.getAttribute('data-line'));
    if (event.defaultPrevented || event.nativeEvent.isComposing || !id) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (hasCommand && event.key === 'Enter') addTier(id);
    else if (hasCommand && event.key === 'z' && before) undo();
    else if (event.key === 'Escape' && at && entered.current?.id === at.id) {
      const own = entered.current;
      if (lineOf(own.id) === own) return;
      change(lines.map((line) => (line.id === own.id ? own : line)));
    } else {
      const move = moveOf(event);
      if (!move) return;
      if ('beside' in move) move.beside.focus();
      else if (!view.go(id, move.down, move.column) && move.down > 0) onLast();
    }
    event.preventDefault();
  }

  return { actions, add, paste, undo, onFocus, onKeyDown };
}

/** Functions that stay the same, so that a row is rendered again only if it changes itself. */
function useRowActions(current: RowActions): RowActions {
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });
  const [actions] = useState<RowActions>(() => ({
    setCell: (...change) => latest.current.setCell(...change),
    setTarget: (...change) => latest.current.setTarget(...change),
    setRaw: (...change) => latest.current.setRaw(...change),
    addTier: (id) => latest.current.addTier(id),
    remove: (...which) => latest.current.remove(...which),
  }));
  return actions;
}

type Sheet = {
  text: string;
  lines: readonly SheetLine[];
  /** True if the lines are numbered as in the text: it is theirs. */
  isOwnText: boolean;
};

const readSheet = (text: string): Sheet => ({ text, lines: sheetOf(text), isOwnText: false });

/**
 * The lines of the field `rules`, a text: what changes the text changes the lines, and the other way round. `before` are the lines
 * before the last change that can be taken back.
 */
export function useRuleLines() {
  const { control, setValue, formState } = useFormContext();
  const text = String(useWatch({ control, name: 'rules' }) ?? '');
  const [sheet, setSheet] = useState(() => readSheet(text));
  const [before, setBefore] = useState<readonly SheetLine[] | null>(null);
  // A long text is read once typing it pauses.
  const settled = useDeferredValue(text);
  if (settled === text && sheet.text !== text) {
    setSheet(readSheet(text));
    setBefore(null);
  }

  function change(lines: readonly SheetLine[], { canUndo = false } = {}): void {
    const next = sheetText(lines);
    setBefore(canUndo ? sheet.lines : null);
    setSheet({ text: next, lines, isOwnText: true });
    setValue('rules', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  }

  return { ...sheet, before, change };
}

export type RuleLines = ReturnType<typeof useRuleLines>;
