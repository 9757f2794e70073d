import { type DragEvent, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import type { ImportChoices } from '@/lib/client/admin-calls/imports';
import { IMPORT_KINDS } from '@/lib/shared/imports/import-kinds';
import type { ImportTexts } from './import-texts';

type ImportFormProps = {
  choices: ImportChoices;
  onChoose: (choices: ImportChoices) => void;
  file: File | null;
  onFile: (file: File | null) => void;
  onCheck: () => void;
  isChecking: boolean;
  isBusy: boolean;
  error: string | undefined;
  texts: ImportTexts;
};

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

type OptionProps = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Option({ label, hint, isOn, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="flex items-center gap-2.5 text-sm">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="size-4.5 accent-ink"
        />
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ps-7 text-muted text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** What is imported, from which file, and how. */
export function ImportForm(props: ImportFormProps) {
  const { choices, onChoose, file, onFile, onCheck, isChecking, isBusy, error, texts } = props;
  const { kind } = choices;
  const own = texts.form;
  const id = useId();
  const language = useLanguage();
  const [isOver, setOver] = useState(false);

  function onDrop(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0] ?? null);
  }

  function onDragOver(event: DragEvent) {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }

  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <fieldset className="grid min-w-0 gap-3" disabled={isBusy}>
        <legend className="mb-2 font-semibold text-ink text-sm">{own.kind}</legend>
        {IMPORT_KINDS.map((each) => (
          <div key={each} className="grid gap-0.5">
            <label className="flex items-center gap-2.5 font-medium text-sm">
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === each}
                aria-describedby={`${id}-${each}`}
                onChange={() => onChoose({ ...choices, kind: each, isInviting: false })}
                className="size-4.5 accent-ink"
              />
              {own.kinds[each]}
            </label>
            <p id={`${id}-${each}`} className="ps-7 text-muted text-sm">
              {own.hints[each]}
            </p>
          </div>
        ))}
      </fieldset>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <a
          className="text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          href={`/api/import/${kind}/template.csv?language=${language}`}
          download
        >
          {own.template}: {own.kinds[kind]}
        </a>
        <a
          className="text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
          href={`/api/export/${kind}.csv?language=${language}`}
          download
        >
          {own.export}: {own.kinds[kind]}
        </a>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field does the same by keyboard. */}
      <div
        data-over={isOver || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border-2 border-edge border-dashed px-4 py-5 data-over:border-ink data-over:bg-accent-wash"
      >
        <Field id={`${id}-file`} label={own.file} description={own.fileHint} error={error}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
              disabled={isBusy}
              onChange={({ target }) => onFile(target.files?.[0] ?? null)}
              className="w-full min-w-0 text-sm file:me-3 file:rounded-md file:border file:border-edge file:bg-transparent file:px-3 file:py-1.5 file:font-semibold file:text-ink"
            />
          )}
        </Field>
        {file ? <p className="wrap-anywhere font-medium text-sm">{file.name}</p> : null}
      </div>
      <div className="grid gap-3">
        <Option
          label={own.all}
          hint={own.allHint}
          isOn={choices.isAll}
          onChange={(isAll) => onChoose({ ...choices, isAll })}
        />
        {kind === 'customers' ? (
          <Option
            label={own.invite}
            isOn={choices.isInviting}
            onChange={(isInviting) => onChoose({ ...choices, isInviting })}
          />
        ) : null}
      </div>
      <div>
        <Button type="submit" busy={isChecking} disabled={isBusy && !isChecking}>
          {texts.check}
        </Button>
      </div>
    </form>
  );
}
