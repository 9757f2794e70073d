'use client';
import { useId, useRef, useState } from 'react';
import { SelectField, TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { MarkdownPreview } from '@/components/forms/markdown-preview';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { DropArea } from '@/components/tools/manage/drop-area';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem, savedMeanwhile } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { StoredFile } from '@/lib/shared/files/stored-file.schema';
import { type Page, pageSchema } from '@/lib/shared/pages/page.schema';
import { pageCalls } from '@/lib/shared/pages/pages.contract';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { PAGE_KINDS, type PageState } from '@/lib/shared/site/own-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { suggestSlug } from './suggest-slug';

type Written = Pick<Page, 'slug' | 'kind' | 'texts'>;

type PageFormProps = {
  /** What the form begins with: the page, or for a new one perhaps that of the shop's folder. */
  written: Written;
  /** Null for a new page. */
  edited: Pick<Page, 'revision' | 'state' | 'publishedAt'> | null;
  language: Language;
  /** The HTML of the text. */
  html: string;
  texts: Texts['ownPages']['form'];
  uploads: Texts['editor']['uploads'];
  leave: ConfirmTexts & { title: string; text: string };
};

/** As many as fit; a page has no limit of its own. */
const PICTURES_AT_ONCE = 20;

/**
 * One language of a page; the others are sent as they were read. If someone else saved meanwhile, their text is shown below the
 * field, which is left unchanged: the admin takes it over, or saves again to replace it.
 */
export function PageForm({ written, edited, language, html, texts, uploads, leave }: PageFormProps) {
  const theirsId = useId();
  const area = useRef<HTMLDivElement>(null);
  const router = useLocalRouter();
  const [base, setBase] = useState({ revision: edited?.revision ?? 0, texts: written.texts });
  const [theirs, setTheirs] = useState<{ title: string; text: string } | null>(null);
  const isPublished = edited?.state === 'published';
  const { title = '', text = '' } = written.texts[language] ?? {};
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => {
      const others = Object.keys(written.texts).some((each) => each !== language);
      const isNeeded = language === LANGUAGES.default || !others;
      return (await import('./page-form.schema')).pageFormSchema({ isNeeded });
    },
    defaultValues: { slug: written.slug, kind: written.kind, state: edited?.state ?? 'draft', title, text },
    async onSubmit(input) {
      const { slug, kind, state, ...own } = input;
      const { [language]: _before, ...others } = base.texts;
      const body = { slug, kind, state, texts: own.title ? { ...others, [language]: own } : others };
      if (!edited) {
        await call(pageCalls.addPage, { body });
      } else {
        const { revision } = await call(pageCalls.editPage, {
          params: { slug: written.slug },
          body: { ...body, revision: base.revision },
        });
        setBase({ revision, texts: body.texts });
        setTheirs(null);
      }
      form.reset(input);
      toastSuccess(state === 'published' ? texts.published : texts.saved);
      const address = `${ROUTES.editPage(slug)}?in=${language}`;
      if (!edited || slug !== written.slug) router.replace(address);
      else router.refresh();
    },
    onFailure(error) {
      if (error instanceof ApiProblem && error.code === 'conflict') {
        form.setError('slug', { type: 'server', message: texts.taken }, { shouldFocus: true });
        return true;
      }
      const ofText = error instanceof ApiProblem && error.errors[`texts.${language}.text`]?.[0];
      if (ofText) {
        form.setError('text', { type: 'server', message: ofText }, { shouldFocus: true });
        return true;
      }
      const current = savedMeanwhile(error, pageSchema);
      if (!current) return false;
      setBase({ revision: current.revision, texts: current.texts });
      setTheirs(current.texts[language] ?? { title: '', text: '' });
      return true;
    },
  });

  function takeOver() {
    if (theirs) form.reset({ ...form.getValues(), ...theirs });
    setTheirs(null);
    form.setFocus('text');
  }

  function suggest() {
    if (!edited && form.getValues('slug') === '')
      form.setValue('slug', suggestSlug(form.getValues('title')), { shouldDirty: true });
  }

  /** Where the caret is, on a line of its own. */
  function insertPicture({ url }: StoredFile, { name }: File): string {
    const field = area.current?.querySelector<HTMLTextAreaElement>('textarea[name="text"]');
    const value = form.getValues('text');
    const at = field?.selectionStart ?? value.length;
    const alt = name.replace(/\.[^.]*$/, '').replace(/[[\]]/g, '');
    const [before, after] = [value.slice(0, at).trimEnd(), value.slice(at).trimStart()];
    const parts = [before, `![${alt}](${url})`, after].filter((part) => part !== '');
    form.setValue('text', parts.join('\n\n'), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    return fillText(texts.inserted, { name });
  }

  const save = (state: PageState) => () => form.setValue('state', state);
  const submitAs = async (state: PageState) => {
    form.setValue('state', state);
    area.current?.querySelector('form')?.requestSubmit();
  };
  const publish = (
    <SubmitButton busy={busy} onClick={save('published')}>
      {texts.publish}
    </SubmitButton>
  );

  return (
    <div ref={area} className="grid gap-6">
      <Panel>
        <Form form={form} onSubmit={submit} failure={failure}>
          <LeaveGuard isActive={form.formState.isDirty || theirs !== null} texts={leave} />
          <TextField
            name="title"
            label={texts.title}
            lang={language}
            autoComplete="off"
            onBlurCapture={suggest}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              name="slug"
              label={texts.slug}
              description={edited?.publishedAt ? texts.slugStays : texts.slugHint}
              readOnly={edited?.publishedAt !== undefined}
              autoComplete="off"
            />
            <SelectField
              name="kind"
              label={texts.kind}
              description={texts.kindHint}
              options={PAGE_KINDS.map((kind) => [kind, texts.kinds[kind]] as const)}
            />
          </div>
          <TextAreaField
            name="text"
            label={texts.text}
            description={texts.hint}
            rows={20}
            lang={language}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
          />
          <DropArea kind="picture" room={PICTURES_AT_ONCE} onStored={insertPicture} texts={uploads} />
          {theirs === null ? null : (
            <>
              <Notice role="alert" tone="warning">
                {texts.outdated}
              </Notice>
              <Field id={theirsId} label={texts.theirs}>
                {(control) => (
                  <Textarea
                    {...control}
                    readOnly
                    rows={12}
                    lang={language}
                    value={theirs.text}
                    className="font-mono"
                  />
                )}
              </Field>
            </>
          )}
          <div className="flex flex-wrap gap-3">
            {isPublished ? (
              <>
                {publish}
                <ConfirmDialog
                  trigger={<Button variant="outline">{texts.saveDraft}</Button>}
                  title={texts.hide.title}
                  text={texts.hide.text}
                  tone="primary"
                  texts={leave}
                  onConfirm={() => submitAs('draft')}
                />
              </>
            ) : (
              <>
                {/* The first one is what Enter presses. */}
                <SubmitButton busy={busy} variant="outline" onClick={save('draft')}>
                  {texts.saveDraft}
                </SubmitButton>
                {publish}
              </>
            )}
            {theirs === null ? null : (
              <Button variant="outline" onClick={takeOver}>
                {texts.takeOver}
              </Button>
            )}
          </div>
        </Form>
      </Panel>
      <MarkdownPreview
        control={form.control}
        name="text"
        language={language}
        stored={{ markdown: text, html }}
        hasPictures
        texts={{ heading: texts.preview, typed: texts.preview }}
      />
    </div>
  );
}
