'use client';
import { useLanguage } from '#use-language';
import { TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { ApiProblem } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { categoryCalls } from '@/lib/shared/categories/categories.contract';
import type { Category } from '@/lib/shared/categories/category.schema';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { languageName } from '@/lib/shared/site/language-name';
import {
  CATALOGUE_LANGUAGE,
  inEachLanguage,
  type Language,
  OTHER_LANGUAGES,
} from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type CategoryFormProps = { edited?: Category; texts: Texts['categories'] };

const CATALOGUE_FIRST = [CATALOGUE_LANGUAGE, ...OTHER_LANGUAGES];

/** With the language, where the shop has several. */
function labelIn(label: string, named: Language, language: Language): string {
  return OTHER_LANGUAGES.length === 0 ? label : `${label} (${languageName(named, language)})`;
}

export function CategoryForm({ edited, texts }: CategoryFormProps) {
  const own = texts.form;
  const router = useLocalRouter();
  const language = useLanguage();
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('./category-form.schema')).categoryFormSchema(language),
    defaultValues: {
      slug: edited?.slug ?? '',
      names: inEachLanguage((one) => edited?.names[one] ?? ''),
      sentences: inEachLanguage((one) => edited?.sentences?.[one] ?? ''),
      picture: edited?.picture ?? '',
      order: edited ? formatNumber(edited.order, language) : '',
      keySpecs: edited?.keySpecs.join('\n') ?? '',
    },
    async onSubmit({ slug, ...category }) {
      if (edited) await call(categoryCalls.editCategory, { params: { slug }, body: category });
      else await call(categoryCalls.addCategory, { body: { slug, ...category } });
      toastSuccess(edited ? texts.saved : texts.added);
      if (edited) router.push(ROUTES.categories);
      else form.reset();
      router.refresh();
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem) || error.code !== 'conflict') return false;
      form.setError('slug', { type: 'server', message: texts.taken }, { shouldFocus: true });
      return true;
    },
  });

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={edited ? own.save : own.add}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {edited ? null : (
          <TextField name="slug" label={own.slug} description={own.slugHint} autoComplete="off" />
        )}
        <TextField
          name="order"
          label={own.order}
          description={edited ? own.orderKeptHint : own.orderHint}
          inputMode="numeric"
          autoComplete="off"
        />
        {CATALOGUE_FIRST.map((one, place) => (
          <TextField
            key={one}
            name={`names.${one}`}
            label={labelIn(own.name, one, language)}
            description={
              place === 0
                ? undefined
                : fillText(own.nameHint, { language: languageName(CATALOGUE_LANGUAGE, language) })
            }
            autoComplete="off"
            className={place === 0 ? 'sm:col-start-1' : ''}
          />
        ))}
        {CATALOGUE_FIRST.map((one, place) => (
          <TextAreaField
            key={one}
            name={`sentences.${one}`}
            label={labelIn(own.sentence, one, language)}
            rows={3}
            countTo={250}
            className={place === 0 ? 'sm:col-start-1' : ''}
          />
        ))}
        <TextField name="picture" label={own.picture} description={own.pictureHint} autoComplete="off" />
        <TextAreaField name="keySpecs" label={own.keySpecs} description={own.keySpecsHint} rows={3} />
      </div>
      <div>
        <SubmitButton busy={busy}>{edited ? own.save : own.add}</SubmitButton>
      </div>
    </Form>
  );
}
