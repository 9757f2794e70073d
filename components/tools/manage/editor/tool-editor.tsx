'use client';

import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#use-language';
import { Form, SubmitButton } from '@/components/forms/form';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { loadWithRetries } from '@/lib/client/page/load-with-retries';
import { ApiProblem, savedMeanwhile, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import type { ManagedTool } from '@/lib/shared/tools/tool.schema';
import type { Conflict } from './edit-conflict';
import type { CategoryOptions, EditorField, EditorTexts } from './editor-values';
import { differingFields, type EditorValues } from './editor-values';
import type { NamedSuccessor } from './sale-fields';
import { ToolFields } from './tool-fields';

const EditConflict = lazy(() =>
  loadWithRetries(() => import('./edit-conflict')).then(({ EditConflict: panel }) => ({ default: panel })),
);

const loadCalls = () =>
  loadContracts(async () => ({
    ...(await import('@/lib/shared/tools/tools.contract')),
    ...(await import('@/lib/shared/tools/tool.schema')),
    ...(await import('./tool-edit')),
    ...(await import('./editor-values-of')),
  }));

type ToolEditorProps = {
  tool: ManagedTool;
  /** Those of the tool. */
  values: EditorValues;
  successor: NamedSuccessor | null;
  categories: CategoryOptions;
  /** Those of the shop, the first of which is that of every tool that names none. */
  taxClasses: CategoryOptions;
  texts: EditorTexts;
};

function withSlugs(texts: EditorValues['texts'], from: EditorValues['texts']): EditorValues['texts'] {
  const entries = OTHER_LANGUAGES.map((language) => {
    return [language, { ...texts[language], slug: from[language].slug }];
  });
  return Object.fromEntries(entries);
}

type Base = { revision: number; values: EditorValues };

/**
 * Saves changed fields only, based on the revision that was read: if someone else saved meanwhile, both versions are
 * shown, and the admin chooses. If the stored version equals the typed one, an earlier call saved it and its response
 * was lost.
 */
export function ToolEditor({ tool, values, successor, categories, taxClasses, texts }: ToolEditorProps) {
  const own = texts.editor;
  const language = useLanguage();
  const router = useLocalRouter();
  const [base, setBase] = useState<Base>({ revision: tool.revision, values });
  const sent = useRef(base.values);
  const calls = useRef<Awaited<ReturnType<typeof loadCalls>>>(undefined);
  const [conflict, setConflict] = useState<(Conflict & { revision: number }) | null>(null);
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('./editor-schema')).editorSchema(language),
    defaultValues: base.values,
    async onSubmit(checked) {
      calls.current = await loadCalls();
      // As the store returns them: `20` is `20.00`.
      const typed = calls.current.editorValuesOf({ ...tool, ...checked } as ManagedTool, language);
      sent.current = typed;
      const changed = differingFields(base.values, typed);
      if (changed.length === 0) {
        toastSuccess(own.unchanged);
        return;
      }
      const about = { revision: base.revision, base: base.values, typed };
      const revision = (
        await calls.current.call(calls.current.toolCalls.editTool, {
          params: { id: tool._id },
          body: calls.current.toolEdit(checked, about, changed),
        })
      ).revision;
      showSaved(revision, typed);
    },
    onFailure(error) {
      const current = savedMeanwhile(error, calls.current?.managedToolSchema);
      if (current && calls.current) {
        const theirs = calls.current.editorValuesOf(current, language);
        if (differingFields(sent.current, theirs).length === 0) {
          showSaved(current.revision, theirs);
          return true;
        }
        setConflict({ base: base.values, mine: sent.current, theirs, revision: current.revision });
        return true;
      }
      if (!(error instanceof ApiProblem) || error.code !== 'sku-taken') return false;
      form.setError('sku', { type: 'server', message: sentenceOf(error) }, { shouldFocus: true });
      return true;
    },
  });
  const { isDirty } = form.formState;

  // An address that followed its name comes back with the page.
  const showSlugs = useEffectEvent(() => {
    const { texts } = values;
    for (const language of OTHER_LANGUAGES) {
      const [{ slug }, name] = [texts[language], `texts.${language}.slug` as const];
      const before = base.values.texts[language].slug;
      if (slug !== before && form.getValues(name) === before) form.resetField(name, { defaultValue: slug });
    }
    setBase(({ revision, values }) => ({
      revision,
      values: { ...values, texts: withSlugs(values.texts, texts) },
    }));
  });
  useEffect(() => {
    if (tool.revision > 1) showSlugs();
  }, [tool.revision]);

  function showSaved(revision: number, values: EditorValues) {
    setBase({ revision, values });
    form.reset(values);
    toastSuccess(own.saved);
    router.refresh();
  }

  function resolve(chosen: readonly EditorField[]) {
    if (!conflict) return;
    const { theirs, mine, revision } = conflict;
    setBase({ revision, values: theirs });
    form.reset(theirs);
    for (const field of chosen) form.setValue(field, mine[field] as never, { shouldDirty: true });
    setConflict(null);
    requestAnimationFrame(() => form.setFocus('name'));
  }

  return (
    <div className="grid min-w-0 gap-6">
      <LeaveGuard isActive={isDirty || conflict !== null} texts={{ ...own.leave, ...texts.confirm }} />
      {conflict ? (
        <Suspense fallback={null}>
          <EditConflict conflict={conflict} categories={categories} texts={own} onChoose={resolve} />
        </Suspense>
      ) : null}
      <div hidden={conflict !== null}>
        <Form form={form} onSubmit={submit} failure={failure} label={own.form}>
          <ToolFields
            toolId={tool._id}
            taxClasses={taxClasses}
            successor={successor}
            categories={categories}
            texts={texts}
          />
          <div className="sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center gap-4 border-line border-t bg-paper px-2 py-2.5">
            <SubmitButton>{own.submit}</SubmitButton>
            <p role="status" className="text-muted text-sm">
              {isDirty ? own.unsaved : ''}
            </p>
          </div>
        </Form>
      </div>
    </div>
  );
}
