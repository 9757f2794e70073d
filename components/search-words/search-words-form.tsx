'use client';
import { useWatch } from 'react-hook-form';
import { SelectField, TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { buttonStyles } from '@/components/ui/controls/button';
import { PlainLink } from '@/components/ui/links/link';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { StoredSearchWords } from '@/lib/shared/search-words/search-words.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SearchWordsFormProps = {
  edited?: StoredSearchWords | undefined;
  /** The words of a search without a match. */
  prefilled: string;
  language: Language;
  languages: readonly (readonly [Language, string])[];
  /** The list, with the form for new words. */
  back: string;
  texts: Pick<Texts['searchWords'], 'kinds' | 'form' | 'added' | 'saved' | 'full'>;
};

export function SearchWordsForm(props: SearchWordsFormProps) {
  const { edited, prefilled, language, languages, back, texts } = props;
  const own = texts.form;
  const router = useLocalRouter();
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('./search-words-form.schema')).searchWordsFormSchema,
    defaultValues: {
      language,
      kind: edited?.kind ?? 'same',
      words: edited?.words.join('\n') ?? (prefilled && `${prefilled}\n`),
      objects: edited?.objects.join('\n') ?? '',
      to: edited?.to.join('\n') ?? '',
    },
    async onSubmit({ language: chosen, ...group }) {
      const calls = await loadContracts(() => import('@/lib/shared/search-words/search-words.contract'));
      if (edited)
        await calls.call(calls.searchWordCalls.editSearchWords, { params: { id: edited._id }, body: group });
      else await calls.call(calls.searchWordCalls.addSearchWords, { body: { language: chosen, ...group } });
      toastSuccess(edited ? texts.saved : texts.added);
      // Without another address, whose page may be an older one.
      if (!edited) form.reset({ language: chosen, kind: group.kind, words: '', objects: '', to: '' });
      router.refresh();
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem) || error.code !== 'conflict') return false;
      form.setError('words', { type: 'server', message: texts.full }, { shouldFocus: true });
      return true;
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const leads = kind === 'means' || kind === 'need';

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={edited ? own.save : own.add}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          name="kind"
          label={own.kind}
          options={(['same', 'means', 'need', 'unsold'] as const).map(
            (each) => [each, texts.kinds[each]] as const,
          )}
        />
        {edited || languages.length < 2 ? null : (
          <SelectField name="language" label={own.language} options={languages} />
        )}
        <TextAreaField
          name="words"
          label={kind === 'need' ? own.verbs : own.words}
          description={own.hints[kind]}
          rows={3}
          lang={language}
          className={leads ? 'sm:col-start-1' : 'sm:col-span-2'}
        />
        {kind === 'need' ? (
          <TextAreaField
            name="objects"
            label={own.objects}
            description={own.objectsHint}
            rows={3}
            lang={language}
          />
        ) : null}
        {leads ? (
          <TextAreaField
            name="to"
            label={own.to}
            description={kind === 'need' ? own.needHint : own.toHint}
            rows={3}
            lang={language}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{edited ? own.save : own.add}</SubmitButton>
        {edited ? (
          <PlainLink href={back} className={buttonStyles({ variant: 'outline' })}>
            {own.others}
          </PlainLink>
        ) : null}
      </div>
    </Form>
  );
}
