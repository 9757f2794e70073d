'use client';
import { useState } from 'react';
import { CheckboxGroup } from '@/components/forms/checkbox-group';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { ShownOnce } from '@/components/ui/shown-once';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Endpoint } from '@/lib/shared/integrations/endpoint.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/integrations/endpoints.contract'));
const rules = async () => (await import('@/lib/shared/integrations/endpoint.schema')).newEndpointSchema;

const NAME_MAX_LENGTH = 60;
const ADDRESS_MAX_LENGTH = 2_000;

type FormTexts = Pick<
  Texts['webhooks'],
  'fields' | 'create' | 'created' | 'save' | 'saved' | 'new' | 'edit' | 'secret'
>;

type EndpointFormProps = {
  /** Types of events, `*` among them, with what they mean. */
  types: readonly { value: string; label: string; description: string }[];
  texts: FormTexts;
};

function EndpointFields({ types, texts: { fields } }: EndpointFormProps) {
  return (
    <>
      <TextField name="name" label={fields.name} maxLength={NAME_MAX_LENGTH} autoComplete="off" />
      <TextField
        name="url"
        type="url"
        label={fields.url}
        description={fields.urlHint}
        maxLength={ADDRESS_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
      />
      <CheckboxGroup name="types" label={fields.types} options={types} />
    </>
  );
}

const NOTHING = { name: '', url: '', types: [] as Endpoint['types'] };

/** The form that adds an endpoint, and its secret, until another one is added or the page is left. */
export function NewEndpoint({ types, texts }: EndpointFormProps) {
  const router = useLocalRouter();
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null);
  const { form, submit, busy, failure } = useSchemaForm({
    rules,
    defaultValues: NOTHING,
    async onSubmit(body) {
      const { call, endpointCalls } = await loadCalls();
      const { secret } = await call(endpointCalls.createEndpoint, { body, as: 'bearer' });
      toastSuccess(texts.created);
      setCreated({ name: body.name, secret });
      form.reset(NOTHING);
      router.refresh();
    },
  });
  return (
    <>
      {created ? (
        <ShownOnce
          key={created.secret}
          heading={fillText(texts.secret.heading, { name: created.name })}
          value={created.secret}
          texts={texts.secret}
        />
      ) : null}
      <Form form={form} onSubmit={submit} failure={failure} label={texts.new}>
        <EndpointFields types={types} texts={texts} />
        <div>
          <SubmitButton busy={busy}>{texts.create}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

type EditEndpointProps = EndpointFormProps & { endpoint: Pick<Endpoint, '_id' | 'name' | 'url' | 'types'> };

export function EditEndpoint({ endpoint: { _id: id, ...present }, types, texts }: EditEndpointProps) {
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules,
    defaultValues: present,
    async onSubmit(body) {
      const { call, endpointCalls } = await loadCalls();
      await call(endpointCalls.editEndpoint, { params: { id }, body, as: 'bearer' });
      toastSuccess(texts.saved);
      router.refresh();
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.edit}>
      <EndpointFields types={types} texts={texts} />
      <div>
        <SubmitButton busy={busy}>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
