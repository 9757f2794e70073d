'use client';
import { useState } from 'react';
import { CheckboxGroup } from '@/components/forms/checkbox-group';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { API_KEY_SCOPES, type ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CreatedApiKey } from './created-api-key';

const loadCalls = () => loadCode(() => import('@/lib/client/admin-calls/api-keys'));

/** As many letters as the schema allows, which is loaded with the first press. */
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
      const { createApiKey } = await loadCalls();
      const { key } = await createApiKey(input);
      setCreated({ name: input.name, key });
      form.reset(NOTHING);
      router.refresh();
    },
  });
  const { fields } = texts;
  return (
    <>
      {created ? <CreatedApiKey key={created.key} created={created} texts={texts.created} /> : null}
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
