'use client';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Panel } from '@/components/ui/panel';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { countText } from '../count-text';
import { ListNameField } from '../list-name-field';
import { OpenRows } from './open-rows';
import type { ImportState } from './use-import-list';

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
