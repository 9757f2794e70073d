'use client';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '#use-language';
import { TextAreaField } from '@/components/forms/fields';
import { TextField } from '@/components/forms/text-field';
import { Badge } from '@/components/ui/badge';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { languageName } from '@/lib/shared/site/language-name';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { missingTexts, type TranslatedField } from '@/lib/shared/tools/catalogue/missing-texts';
import { DESCRIPTION_MAX_LENGTH, DETAILS_MAX_LENGTH } from '@/lib/shared/tools/tool-limits';
import type { EditorValues } from './editor-values';

/** A label with its language: `Name (German)`, `Title (optional, German)`. */
export function useLabelIn(): (label: string, of: Language) => string {
  const language = useLanguage();
  return (label, of) => {
    const name = languageName(of, language);
    return label.endsWith(')') ? `${label.slice(0, -1)}, ${name})` : `${label} (${name})`;
  };
}

function useTexted() {
  const { control } = useFormContext<EditorValues>();
  const [name, description, details, texts] = useWatch({
    control,
    name: ['name', 'description', 'details', 'texts'],
  });
  return { name, description, details, texts };
}

const AREAS = {
  description: { rows: 3, countTo: DESCRIPTION_MAX_LENGTH },
  details: { rows: 5, countTo: DETAILS_MAX_LENGTH },
} as const;

type TextPairProps = {
  field: TranslatedField;
  hint?: string;
  texts: Texts['editor'];
  /** Below the catalogue's text. */
  children?: ReactNode;
};

/** A text, and beside it in each other language; below an empty one buyers read the catalogue's. */
export function TextPair({ field, hint, texts, children }: TextPairProps) {
  const labelIn = useLabelIn();
  const tool = useTexted();
  const { getValues } = useFormContext<EditorValues>();
  const label = texts.fields[field];
  const shared = { name: field, label, ...(hint ? { description: hint } : {}) };
  return (
    <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-[repeat(auto-fit,minmax(17rem,1fr))]">
      <div className="grid gap-4">
        {field === 'name' ? (
          <TextField {...shared} autoComplete="off" />
        ) : (
          <TextAreaField {...shared} {...AREAS[field]} />
        )}
        {children}
      </div>
      {OTHER_LANGUAGES.map((language) => {
        const isMissing = missingTexts(tool, language).includes(field);
        const name = `texts.${language}.${field}` as const;
        const translated = {
          name,
          label: labelIn(label, language),
          lang: language,
          placeholder: tool[field],
          defaultValue: getValues(name),
          ...(isMissing ? { description: texts.translations.missing } : {}),
        };
        return (
          <div
            key={language}
            data-missing={isMissing || undefined}
            className="grid gap-4 data-missing:[&>:first-child_.control]:shadow-[inset_2px_0_0_var(--color-accent-strong)]"
          >
            {field === 'name' ? (
              <>
                <TextField {...translated} autoComplete="off" />
                <TextField
                  name={`texts.${language}.slug`}
                  label={labelIn(texts.translations.slug, language)}
                  description={texts.translations.slugHint}
                  defaultValue={getValues(`texts.${language}.slug`)}
                  autoComplete="off"
                  spellCheck={false}
                />
              </>
            ) : (
              <TextAreaField {...translated} {...AREAS[field]} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** How many texts are missing in each other language; nothing where none is. */
export function MissingCounts({ texts }: { texts: Texts['editor']['translations'] }): ReactNode {
  const language = useLanguage();
  const tool = useTexted();
  return OTHER_LANGUAGES.map((of) => {
    const count = missingTexts(tool, of).length;
    const text = count === 1 ? texts.count.one : texts.count.many;
    const params = { language: languageName(of, language), count: formatNumber(count, language) };
    return count === 0 ? null : (
      <Badge key={of} tone="accent">
        {fillText(text, params)}
      </Badge>
    );
  });
}
