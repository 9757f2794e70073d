'use client';
import { useState } from 'react';
import { CheckboxGroup } from '@/components/forms/checkbox-group';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { ShownOnce } from '@/components/ui/shown-once';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { API_KEY_SCOPES, type ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/api-keys/api-keys.contract'));

/** The schema allows as many letters; it is loaded with the first press. */
const NAME_MAX_LENGTH = 60;
const NOTHING = { name: '', scopes: [] as ApiKeyScope[], expiresAt: '' };

/** The form that creates a key, and the key, until another one is created or the page is left. */
export function NewApiKey({ texts }: { texts: Texts['apiKeys'] }) {
  const router = useLocalRouter();
  const [created, setCreated] = useState<{ name: string; key: string } | null>(null);
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/api-keys/api-key.schema')).newApiKeySchema,
    defaultValues: NOTHING,
    async onSubmit(input) {
      const { call, apiKeyCalls } = await loadCalls();
      const { key } = await call(apiKeyCalls.createApiKey, { body: input, as: 'bearer' });
      setCreated({ name: input.name, key });
      form.reset(NOTHING);
      router.refresh();
    },
  });
  const { fields } = texts;
  return (
    <>
      {created ? (
        <ShownOnce
          key={created.key}
          heading={fillText(texts.created.heading, { name: created.name })}
          value={created.key}
          texts={texts.created}
        />
      ) : null}
      <Form form={form} onSubmit={submit} failure={failure} label={texts.new}>
        <TextField
          name="name"
          label={fields.name}
          description={fields.nameHint}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
        />
        <CheckboxGroup
          name="scopes"
          label={fields.scopes}
          options={API_KEY_SCOPES.map((scope) => {
            return { value: scope, label: scope, description: texts.scopes[scope] };
          })}
        />
        <TextField
          name="expiresAt"
          type="date"
          label={fields.expires}
          description={fields.expiresHint}
          autoComplete="off"
          className="sm:max-w-xs"
        />
        <div>
          <SubmitButton busy={busy}>{texts.create}</SubmitButton>
        </div>
      </Form>
    </>
  );
}
