'use client';
import { useState } from 'react';
import { useLanguage } from '#use-language';
import { SelectField, TextAreaField } from '@/components/forms/fields';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { messageText } from '@/lib/client/language/message-text';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { TOOL_STATES, type ToolState } from '@/lib/shared/quantity/quantity-rules';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ManagedTool } from '@/lib/shared/tools/tool.schema';
import { DESCRIPTION_MAX_LENGTH } from '@/lib/shared/tools/tool-limits';
import type { CategoryOptions } from './editor/editor-values';
import { PackRows, SpecRows } from './editor/rows/spec-rows';
import { NewPictures } from './new-pictures';
import type { ToolFormInput } from './tool-form-schema';
import { ToolPreview } from './tool-preview';

const loadCalls = () => loadContracts(() => import('@/lib/shared/tools/tools.contract'));

/** `kept` is copied as it is, to be edited once the copy is there. */
export type ProductSource = {
  values: Partial<ToolFormInput>;
  kept: Partial<
    Pick<
      ManagedTool,
      'texts' | 'backorderLimit' | 'taxClass' | 'weightGrams' | 'bulky' | 'serialised' | 'calibrationMonths'
    >
  >;
};

export type AddedTool = { id: string; name: string; state: ToolState };

export type AddProductFormProps = {
  source?: ProductSource | undefined;
  categories: CategoryOptions;
  texts: Texts['dashboard']['addProduct'];
  editorTexts: Texts['editor'];
  toolTexts: Texts['tools'];
  onAdded: (tool: AddedTool) => void;
};

/** Also restored after a tool was added. */
const EMPTY: ToolFormInput = {
  image: '',
  name: '',
  description: '',
  price: '',
  moq: '',
  quantity: '',
  sku: '',
  category: DEFAULT_CATEGORY,
  step: '',
  leadTimeDays: '',
  packs: [],
  specs: [],
  morePictures: [],
  state: 'on-sale',
};

/** Product §5.2, §7.8. Optional details are collapsed, except for a copy. */
export function AddProductForm(props: AddProductFormProps) {
  const { source, categories, texts, editorTexts, toolTexts, onAdded } = props;
  const language = useLanguage();
  const [added, setAdded] = useState(0);
  const [hasDetails, setDetails] = useState(source !== undefined);
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('./tool-form-schema')).toolFormSchema(language),
    defaultValues: { ...EMPTY, ...source?.values },
    onSubmit: async ({ morePictures: more = [], ...tool }) => {
      const pictures = [{ url: tool.image }, ...more.filter(({ url }) => url !== tool.image)];
      const { call, toolCalls } = await loadCalls();
      const id = (
        await call(toolCalls.addTool, {
          body: {
            ...tool,
            ...(more.length > 0 ? { pictures } : {}),
            ...source?.kept,
          },
        })
      ).insertedId;
      toastSuccess(messageText('tool-added'));
      form.reset(EMPTY);
      setAdded(added + 1);
      onAdded({ id, name: tool.name, state: tool.state ?? 'on-sale' });
    },
    onFailure(error) {
      if (!(error instanceof ApiProblem) || error.code !== 'sku-taken') return false;
      setDetails(true);
      form.setError('sku', { type: 'server', message: sentenceOf(error) }, { shouldFocus: true });
      return true;
    },
  });

  return (
    <div className="grid min-w-0 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Form form={form} onSubmit={submit} failure={failure}>
        <TextField name="name" label={texts.name} autoComplete="off" />
        <TextAreaField
          name="description"
          label={texts.description}
          rows={4}
          countTo={DESCRIPTION_MAX_LENGTH}
        />
        {/* Another one for the next tool, without what it said of the last. */}
        <NewPictures key={added} texts={editorTexts} />
        <TextField name="image" label={texts.image} description={texts.imageHint} inputMode="url" />
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <TextField
            name="price"
            label={texts.price}
            description={texts.priceHint}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField name="moq" label={texts.moq} inputMode="numeric" autoComplete="off" />
          <TextField name="quantity" label={texts.quantity} inputMode="numeric" autoComplete="off" />
        </div>
        {hasDetails ? (
          <ToolDetails categories={categories} texts={editorTexts} />
        ) : (
          <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setDetails(true)}>
            {editorTexts.details}
          </Button>
        )}
        <SubmitButton className="justify-self-start">{texts.submit}</SubmitButton>
      </Form>
      <ToolPreview control={form.control} texts={texts} toolTexts={toolTexts} />
    </div>
  );
}

type ToolDetailsProps = { categories: CategoryOptions; texts: Texts['editor'] };

function ToolDetails({ categories, texts }: ToolDetailsProps) {
  const { fields, hints } = texts;
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="sku" label={fields.sku} description={hints.newSku} autoComplete="off" />
        <SelectField name="category" label={fields.category} options={categories} />
        <TextField
          name="step"
          label={fields.step}
          description={hints.step}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="leadTimeDays"
          label={fields.leadTimeDays}
          description={hints.leadTimeDays}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          name="state"
          label={fields.state}
          options={TOOL_STATES.filter((each) => each !== 'retired').map(
            (each) => [each, texts.states[each]] as const,
          )}
        />
      </div>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 font-bold text-ink">{fields.packs}</legend>
        <PackRows texts={texts} />
      </fieldset>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 font-bold text-ink">{fields.specs}</legend>
        <SpecRows texts={texts} />
      </fieldset>
    </div>
  );
}
