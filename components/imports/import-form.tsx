import { clsx } from 'clsx';
import { FileUp } from 'lucide';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button, buttonStyles } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { Select } from '@/components/ui/controls/select';
import { Icon } from '@/components/ui/icon';
import type { ImportChoices } from '@/lib/client/admin-calls/imports';
import { RUN_KINDS } from '@/lib/shared/imports/import-kinds';
import { fillText } from '@/lib/shared/text/fill-text';
import type { ImportTexts } from './use-import';

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

const TABLE_TYPES = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain';
const ARCHIVE_TYPES = '.zip,application/zip';

const DECIMALS = [',', '.'] as const;

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

type OptionProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
};

function Option({ label, hint, isOn, isBusy, onChange }: OptionProps) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <label htmlFor={id} className="flex items-center gap-2.5 text-sm">
        <Checkbox
          id={id}
          isOn={isOn}
          disabled={isBusy}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onTick={onChange}
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

export function ImportForm(props: ImportFormProps) {
  const { choices, onChoose, file, onFile, onCheck, isChecking, isBusy, error, texts } = props;
  const { kind } = choices;
  const own = texts.form;
  const isArchive = kind === 'pictures';
  const id = useId();
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** Takes what was chosen before hydration, or by the browser after a reload. */
  const takeEarlier = useEffectEvent(() => {
    const entered = form.current ? new FormData(form.current) : new FormData();
    const earlier = RUN_KINDS.find((each) => each === entered.get(`${id}-kind`));
    const chosen = entered.get(`${id}-file`);
    if (earlier && earlier !== kind) onChoose({ ...choices, kind: earlier, isInviting: false });
    if (chosen instanceof File && chosen.name !== '') onFile(chosen);
  });
  useEffect(takeEarlier, []);

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
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      <fieldset className="grid min-w-0 gap-3 lg:grid-cols-2" disabled={isBusy}>
        <legend className="mb-2 font-semibold text-ink text-sm">{own.kind}</legend>
        {RUN_KINDS.map((each) => (
          <div key={each} className="grid content-start gap-0.5">
            <label className="flex items-center gap-2.5 font-medium text-sm">
              <input
                type="radio"
                name={`${id}-kind`}
                value={each}
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
      {isArchive ? null : (
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <a
            className="text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            href={`/api/import/${kind}/template.csv?language=${language}`}
            download
          >
            {fillText(own.template, { kind: own.kinds[kind] })}
          </a>
          <a
            className="text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
            href={`/api/export/${kind}.csv?language=${language}`}
            download
          >
            {fillText(own.export, { kind: own.kinds[kind] })}
          </a>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field does the same by keyboard. */}
      <div
        data-over={isOver || undefined}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border-2 border-edge border-dashed px-4 py-5 data-over:border-ink data-over:bg-accent-wash"
      >
        <Field
          key={isArchive ? 'archive' : 'table'}
          id={`${id}-file`}
          label={isArchive ? own.archive : own.file}
          description={isArchive ? own.archiveHint : own.fileHint}
          error={error}
        >
          {(control) => (
            // The field itself lies over what is shown: browsers write its button in their own language.
            <div className="relative flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
              <span
                aria-hidden="true"
                className={clsx(buttonStyles({ variant: 'outline', size: 'sm' }), isBusy && 'opacity-60')}
              >
                <Icon node={FileUp} className="size-4.5" />
                {own.choose}
              </span>
              <span
                aria-hidden="true"
                className={clsx('wrap-anywhere min-w-0 text-sm', file ? 'font-medium' : 'text-muted')}
              >
                {file ? file.name : own.noFile}
              </span>
              <input
                {...control}
                name={`${id}-file`}
                type="file"
                accept={isArchive ? ARCHIVE_TYPES : TABLE_TYPES}
                disabled={isBusy}
                onChange={({ target }) => onFile(target.files?.[0] ?? null)}
                className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer disabled:cursor-default"
              />
            </div>
          )}
        </Field>
      </div>
      {kind === 'customers' || isArchive ? null : (
        <Field id={`${id}-decimal`} label={own.decimal} description={own.decimalHint}>
          {(control) => (
            <Select
              {...control}
              look="inline"
              value={choices.decimal ?? ''}
              disabled={isBusy}
              onChange={({ target }) =>
                onChoose({ ...choices, decimal: DECIMALS.find((each) => each === target.value) ?? null })
              }
            >
              <option value="">{own.decimals.ask}</option>
              {DECIMALS.map((each) => (
                <option key={each} value={each}>
                  {own.decimals[each]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isArchive ? null : (
        <div className="grid gap-3">
          <Option
            label={own.all}
            hint={own.allHint}
            isOn={choices.isAll}
            isBusy={isBusy}
            onChange={(isAll) => onChoose({ ...choices, isAll })}
          />
          {kind === 'customers' || kind === 'companies' ? (
            <Option
              label={kind === 'companies' ? own.inviteOwners : own.invite}
              isOn={choices.isInviting}
              isBusy={isBusy}
              onChange={(isInviting) => onChoose({ ...choices, isInviting })}
            />
          ) : null}
        </div>
      )}
      <div>
        <Button type="submit" busy={isChecking} disabled={isBusy && !isChecking}>
          {texts.check}
        </Button>
      </div>
    </form>
  );
}
