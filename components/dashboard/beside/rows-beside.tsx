'use client';
import { clsx } from 'clsx';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { loadCode } from '@/lib/client/page/load-code';
import { KeysHelp, type KeysTexts, useListKeys } from './list-keys';
import { isOfLink, isOpeningPress } from './opening-press';
import { SidePanel, type SidePanelTexts, usePanelData } from './side-panel';
import { hasRoomBeside, useBeside } from './use-beside';

/** What is shown of a row beside its list. */
export type Panel<Data> = {
  read: (id: string) => Promise<Data>;
  titleOf: (data: Data) => string;
  /** With another state, a button that has acted may be gone. */
  stateOf?: (data: Data) => unknown;
  Content: ComponentType<{ data: Data }>;
};

type RowsBesideProps<Data> = {
  parameter: string;
  hrefOf?: (id: string) => string;
  /** Must be stable. */
  load: () => Promise<Panel<Data>>;
  /** Changes with every refresh of the list. */
  version: unknown;
  texts: { keys: KeysTexts; panel: SidePanelTexts };
  children: ReactNode;
};

/** The rows are rendered by the server, or anew by React: what marks the open one is set on its elements. */
function useOpenMark(list: RefObject<HTMLElement | null>, id: string | null, version: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refreshed list has new elements.
  useEffect(() => {
    if (!id) return;
    const row = list.current?.querySelector(`[data-row-id="${CSS.escape(id)}"]`);
    const link = row?.querySelector('[data-row-link]');
    row?.setAttribute('data-open', '');
    link?.setAttribute('aria-current', 'true');
    return () => {
      row?.removeAttribute('data-open');
      link?.removeAttribute('aria-current');
    };
  }, [list, id, version]);
}

/** A table whose rows (`opens` of a DataTable) open beside it, by a press or by keys. */
export function RowsBeside<Data>(props: RowsBesideProps<Data>) {
  const { parameter, hrefOf, load, version, texts, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const prepare = () => void loadCode(load).catch(() => undefined);
  const beside = useBeside({ list, parameter, hrefOf, prepare });
  const keys = useListKeys({ list, beside });
  useOpenMark(list, beside.id, version);

  function onClick(event: MouseEvent) {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-row-id]')?.dataset.rowId;
    if (!id || !isOpeningPress(event) || (isOfLink(event) && !hasRoomBeside())) return;
    event.preventDefault();
    beside.open(id);
  }

  return (
    <div
      data-beside={beside.id ? '' : undefined}
      className={clsx(
        'grid min-w-0 grid-cols-[minmax(0,1fr)] items-start',
        beside.id && 'as-table:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
      )}
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: rows have links for the keys. */}
        <div ref={list} onClick={onClick} className="rows-beside min-w-0">
          {children}
        </div>
        <div className="no-print flex justify-end">
          <KeysHelp
            isOn={keys.isOn}
            switchKeys={keys.switchKeys}
            isOpen={keys.isHelpOpen}
            setOpen={keys.setHelpOpen}
            texts={texts.keys}
          />
        </div>
      </div>
      {beside.id ? (
        <RowPanel
          id={beside.id}
          load={load}
          version={version}
          onStep={beside.step}
          onClose={beside.close}
          texts={texts.panel}
        />
      ) : null}
    </div>
  );
}

type RowPanelProps<Data> = Pick<RowsBesideProps<Data>, 'load' | 'version'> & {
  id: string;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  texts: SidePanelTexts;
};

function RowPanel<Data>({ id, load, version, onStep, onClose, texts }: RowPanelProps<Data>) {
  const read = useCallback(
    async (of: string) => {
      const panel = await loadCode(load);
      return { panel, data: await panel.read(of) };
    },
    [load],
  );
  const { data: shown, problem, retry } = usePanelData(read, id, version);
  return (
    <SidePanel
      id={id}
      title={shown?.panel.titleOf(shown.data)}
      state={shown?.panel.stateOf?.(shown.data)}
      problem={problem}
      onRetry={retry}
      onStep={onStep}
      onClose={onClose}
      texts={texts}
    >
      {shown ? <shown.panel.Content key={id} data={shown.data} /> : null}
    </SidePanel>
  );
}
