'use client';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { CheckField } from '@/components/forms/check-field';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { EntryGroup } from '@/components/trade/entry-group';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { savedMeanwhile } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { siteCalls } from '@/lib/shared/pages/site.contract';
import { type Home, type HomeSection, homeSchema, REWRITABLE } from '@/lib/shared/pages/site.schema';
import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

type HomeFormProps = {
  stored: Home;
  /** The store's own texts, which are shown where nothing is written. */
  own: Readonly<Record<HomeSection, Partial<Record<Language, { heading?: string; text?: string }>>>>;
  texts: Texts['ownPages']['site'];
  moves: Pick<Texts['trade'], 'up' | 'down'>;
  leave: ConfirmTexts & { title: string; text: string };
};

const rowsOf = ({ sections }: Home) =>
  sections.map(({ key, isHidden, texts }) => ({
    key,
    isShown: !isHidden,
    texts: inEachLanguage((language) => ({ heading: '', text: '', ...texts?.[language] })),
  }));

/** If someone else saved meanwhile, saving again replaces theirs, which the admin is told. */
export function HomeForm({ stored, own, texts, moves, leave }: HomeFormProps) {
  const router = useLocalRouter();
  const [revision, setRevision] = useState(stored.revision);
  const [isOutdated, setOutdated] = useState(false);
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('./site-forms.schema')).homeFormSchema,
    defaultValues: { sections: rowsOf(stored) },
    async onSubmit(home) {
      setRevision((await call(siteCalls.editHome, { body: { ...home, revision } })).revision);
      setOutdated(false);
      form.reset(form.getValues());
      toastSuccess(texts.saved);
      router.refresh();
    },
    onFailure(error) {
      const current = savedMeanwhile(error, homeSchema);
      if (!current) return false;
      setRevision(current.revision);
      setOutdated(true);
      return true;
    },
  });
  const { fields, move } = useFieldArray({ control: form.control, name: 'sections' });
  const labelIn = (label: string, language: Language) =>
    LANGUAGES.all.length > 1 ? `${label} (${LANGUAGE_FACTS[language].name})` : label;

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.tabs.home}>
      <LeaveGuard isActive={form.formState.isDirty} texts={leave} />
      {fields.map(({ id, key, isShown, texts: written }, place) => (
        <EntryGroup
          key={id}
          name={texts.sections[key]}
          isFirst={place === 0}
          isLast={place === fields.length - 1}
          onMove={(by) => move(place, place + by)}
          texts={moves}
        >
          <CheckField name={`sections.${place}.isShown`} label={texts.isShown} isOn={isShown} />
          {REWRITABLE[key].length === 0 ? null : (
            <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
              {LANGUAGES.all.map((language) => (
                <TextField
                  key={language}
                  name={`sections.${place}.texts.${language}.heading`}
                  label={labelIn(texts.sectionHeading, language)}
                  placeholder={own[key][language]?.heading}
                  defaultValue={written[language].heading}
                  lang={language}
                  autoComplete="off"
                />
              ))}
            </div>
          )}
          {REWRITABLE[key].includes('text') ? (
            <div className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
              {LANGUAGES.all.map((language) => (
                <TextAreaField
                  key={language}
                  name={`sections.${place}.texts.${language}.text`}
                  label={labelIn(texts.sectionText, language)}
                  placeholder={own[key][language]?.text}
                  defaultValue={written[language].text}
                  lang={language}
                  rows={3}
                />
              ))}
            </div>
          ) : null}
        </EntryGroup>
      ))}
      {isOutdated ? (
        <Notice role="alert" tone="warning">
          {texts.outdated}
        </Notice>
      ) : null}
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
