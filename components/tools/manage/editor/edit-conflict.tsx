'use client';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Button } from '@/components/ui/controls/button';
import { Notice } from '@/components/ui/notice';
import { formatDollars } from '@/lib/shared/numbers/money';
import { TOOL_STATES } from '@/lib/shared/quantity/quantity-rules';
import { languageName } from '@/lib/shared/site/language-name';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CategoryOptions, EditorTexts } from './editor-values';
import { differingFields, type EditorField, type EditorValues, isSameValue } from './editor-values';

export type Version = 'mine' | 'theirs';

export type Conflict = {
  /** The tool when editing began, as it is typed now, and as someone else saved it meanwhile. */
  base: EditorValues;
  mine: EditorValues;
  theirs: EditorValues;
};

type EditConflictProps = {
  conflict: Conflict;
  categories: CategoryOptions;
  texts: EditorTexts['editor'];
  /** Called with the fields that retain the typed value. */
  onChoose: (mine: readonly EditorField[]) => void;
};

/** The version in which the field was changed; undefined if it was changed in both. */
function proposalFor({ base, mine, theirs }: Conflict, field: EditorField): Version | undefined {
  if (isSameValue(base[field], theirs[field])) return 'mine';
  return isSameValue(base[field], mine[field]) ? 'theirs' : undefined;
}

/** Compares two versions field by field and requires a choice for each difference. Nothing is saved before. */
export function EditConflict({ conflict, categories, texts, onChoose }: EditConflictProps) {
  const own = texts.conflict;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const fields = differingFields(conflict.mine, conflict.theirs);
  const [chosen, setChosen] = useState<Partial<Record<EditorField, Version>>>(() =>
    Object.fromEntries(fields.map((field) => [field, proposalFor(conflict, field)])),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const open = fields.filter((field) => chosen[field] === undefined);

  useEffect(() => heading.current?.focus(), []);

  function choose(event: SubmitEvent) {
    event.preventDefault();
    setIncomplete(open.length > 0);
    if (open.length > 0) {
      document.getElementById(`${headingId}-${open[0]}-mine`)?.focus();
      return;
    }
    onChoose(fields.filter((field) => chosen[field] === 'mine'));
  }

  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 gap-5 rounded-lg border-2 border-accent-strong bg-surface p-5 sm:p-7"
    >
      <div className="grid gap-2">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="font-bold text-lg">
          {own.heading}
        </h2>
        <p className="text-pretty">{own.text}</p>
      </div>
      <form noValidate method="post" onSubmit={choose} className="grid gap-5">
        {fields.map((field) => (
          <VersionChoice
            key={field}
            id={`${headingId}-${field}`}
            field={field}
            conflict={conflict}
            categories={categories}
            texts={texts}
            chosen={chosen[field]}
            onChoose={(version) => setChosen((before) => ({ ...before, [field]: version }))}
          />
        ))}
        {isIncomplete && open.length > 0 ? (
          <Notice tone="danger" role="alert">
            {own.incomplete}
          </Notice>
        ) : null}
        <Button type="submit" className="justify-self-start">
          {own.submit}
        </Button>
      </form>
    </section>
  );
}

type VersionChoiceProps = {
  id: string;
  field: EditorField;
  conflict: Conflict;
  categories: CategoryOptions;
  texts: EditorTexts['editor'];
  chosen: Version | undefined;
  onChoose: (version: Version) => void;
};

function VersionChoice({ id, field, conflict, categories, texts, chosen, onChoose }: VersionChoiceProps) {
  const language = useLanguage();
  const own = texts.conflict;
  const both = proposalFor(conflict, field) === undefined;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-semibold text-ink">
        {texts.fields[field]}
        {both ? <span className="ms-2 font-normal text-muted text-sm">{own.both}</span> : null}
      </legend>
      <div className="grid min-w-0 gap-3 sm:grid-cols-2">
        {(['mine', 'theirs'] as const).map((version) => (
          <label
            key={version}
            className="flex min-w-0 cursor-pointer items-start gap-3 rounded-md border border-line p-3 has-checked:border-edge has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              id={`${id}-${version}`}
              name={id}
              checked={chosen === version}
              onChange={() => onChoose(version)}
              className="mt-1 size-4 shrink-0 accent-current"
            />
            <span className="grid min-w-0 gap-0.5">
              <span className="text-muted text-xs">{own[version]}</span>
              {shownValue(field, conflict[version], { texts, categories, language }).map((line) => (
                <span key={line} className="wrap-anywhere text-ink">
                  {line}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Shown = { texts: Texts['editor']; categories: CategoryOptions; language: Language };

function textsOf({ texts: values }: EditorValues, { texts, language }: Omit<Shown, 'categories'>): string[] {
  const labels = { ...texts.fields, slug: texts.translations.slug };
  return OTHER_LANGUAGES.flatMap((of) =>
    Object.entries(values[of])
      .filter(([, text]) => text !== '')
      .map(
        ([part, text]) => `${labels[part as keyof typeof labels]} (${languageName(of, language)}): ${text}`,
      ),
  );
}

function rowsOf(field: EditorField, values: EditorValues, texts: Texts['editor']): string[] {
  if (field === 'packs')
    return values.packs.map(({ name, units, gtin }) =>
      [fillText(texts.packs.shown, { name, units }), gtin].filter(Boolean).join(' · '),
    );
  if (field === 'specs')
    return values.specs.map(({ name, value, unit }) => `${name}: ${[value, unit].filter(Boolean).join(' ')}`);
  if (field === 'documents')
    return values.documents.map(({ kind, language, title, texts: others }) =>
      [
        title,
        ...Object.values(others),
        texts.documents.kinds[kind],
        texts.documents.languages[language] ?? language,
      ]
        .filter(Boolean)
        .join(' · '),
    );
  return values.pictures.map(({ url, alt, texts: others }) =>
    [url, alt, ...Object.values(others)].filter(Boolean).join(' · '),
  );
}

export function shownValue(
  field: EditorField,
  values: EditorValues,
  { texts, categories, language }: Shown,
): string[] {
  if (field === 'texts') {
    const lines = textsOf(values, { texts, language });
    return lines.length > 0 ? lines : [texts.none];
  }
  const value = values[field];
  if (typeof value === 'boolean') return [value ? texts.yes : texts.no];
  if (Array.isArray(value)) return value.length > 0 ? rowsOf(field, values, texts) : [texts.none];
  if (value === '') return [texts.none];
  if (field === 'state') {
    const state = TOOL_STATES.find((each) => each === value);
    return [state ? texts.states[state] : value];
  }
  if (field === 'category') return [categories.find(([slug]) => slug === value)?.[1] ?? value];
  if (field === 'price' && /^\d+(\.\d{1,2})?$/.test(value)) return [formatDollars(Number(value), language)];
  return [value];
}
