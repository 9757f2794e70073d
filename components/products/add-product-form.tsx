'use client';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextAreaField } from '@/components/forms/text-area-field';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { addTool } from '@/lib/client/admin';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toast';
import { DESCRIPTION_MAX_LENGTH } from '@/lib/shared/schemas/tool-fields';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { ToolFormInput } from './tool-form-schema';
import { ToolPreview } from './tool-preview';

type AddProductFormProps = {
  texts: Texts['dashboard']['addProduct'];
  toolTexts: Texts['tools'];
};

/** The initial values of the fields, restored after a tool was added. */
const EMPTY: ToolFormInput = {
  image: '',
  name: '',
  description: '',
  price: '',
  moq: '',
  quantity: '',
};

/** Adds a tool (product §5.2, §7.8), with the card that buyers will see beside the form. */
export function AddProductForm({ texts, toolTexts }: AddProductFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('./tool-form-schema')).toolFormSchema,
    defaultValues: EMPTY,
    onSubmit: async (tool) => {
      await addTool(tool);
      toastSuccess(messageText('tool-added'));
      form.reset(EMPTY);
      form.setFocus('image');
      // The lists in this browser's cache do not have it yet.
      router.refresh();
    },
  });

  return (
    <div className="grid min-w-0 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Form form={form} onSubmit={submit} failure={failure}>
        <TextField name="image" label={texts.image} description={texts.imageHint} inputMode="url" />
        <TextField name="name" label={texts.name} autoComplete="off" />
        <TextAreaField
          name="description"
          label={texts.description}
          rows={4}
          countTo={DESCRIPTION_MAX_LENGTH}
        />
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
        <SubmitButton className="justify-self-start">{texts.submit}</SubmitButton>
      </Form>
      <ToolPreview control={form.control} texts={texts} toolTexts={toolTexts} />
    </div>
  );
}
