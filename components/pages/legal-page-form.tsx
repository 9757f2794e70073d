'use client';
import { useId, useState } from 'react';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { MarkdownPreview } from '@/components/forms/markdown-preview';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { savedMeanwhile } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { publishedLegalPageSchema } from '@/lib/shared/legal/legal-page.schema';
import { legalPageCalls } from '@/lib/shared/legal/legal-pages.contract';
import type { Language } from '@/lib/shared/site/languages';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import type { Texts } from '@/lib/shared/texts/texts-for';

type LegalPageFormProps = {
  page: LegalPageName;
  language: Language;
  /** The published version, which the next one replaces; 0 for the placeholder. */
  version: number;
  markdown: string;
  /** The HTML of `markdown`, with the heading above it. */
  shown: { heading: string; html: string };
  afterwards?: string;
  texts: Texts['legal']['form'];
  leave: Parameters<typeof LeaveGuard>[0]['texts'];
};

/**
 * If someone else published meanwhile, their version is shown below the field, which is left unchanged: the admin
 * copies theirs, or publishes again to replace it.
 */
export function LegalPageForm({
  page,
  language,
  version,
  markdown,
  shown,
  afterwards,
  texts,
  leave,
}: LegalPageFormProps) {
  const theirsId = useId();
  const router = useLocalRouter();
  const [replaced, setReplaced] = useState(version);
  const [theirs, setTheirs] = useState<string | null>(null);
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/legal/legal-page.schema')).legalPageFormSchema,
    defaultValues: { markdown },
    async onSubmit(input) {
      setReplaced(
        (
          await call(legalPageCalls.editLegalPage, {
            params: { page },
            body: { ...input, language, version: replaced },
          })
        ).version,
      );
      setTheirs(null);
      form.reset(input);
      toastSuccess(texts.saved);
      if (afterwards) router.replace(afterwards);
      else router.refresh();
    },
    onFailure(error) {
      const current = savedMeanwhile(error, publishedLegalPageSchema);
      if (!current) return false;
      setReplaced(current.version);
      setTheirs(current.markdown);
      return true;
    },
  });

  function takeOver() {
    form.reset({ markdown: theirs ?? '' });
    setTheirs(null);
    form.setFocus('markdown');
  }

  return (
    <>
      <Panel>
        <Form form={form} onSubmit={submit} failure={failure}>
          <LeaveGuard isActive={form.formState.isDirty || theirs !== null} texts={leave} />
          <TextAreaField
            name="markdown"
            label={texts.text}
            description={texts.hint}
            rows={20}
            lang={language}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
          />
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
                    value={theirs}
                    className="font-mono"
                  />
                )}
              </Field>
            </>
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton busy={busy}>{texts.save}</SubmitButton>
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
        name="markdown"
        language={language}
        stored={{ markdown, html: shown.html }}
        texts={{ heading: shown.heading, typed: texts.preview }}
      />
    </>
  );
}
