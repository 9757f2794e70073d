'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { CheckboxGroup } from '@/components/forms/checkbox-group';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { Input } from '@/components/ui/controls/field';
import { Notice } from '@/components/ui/notice';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
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

type CreatedApiKeyProps = {
  created: { name: string; key: string };
  texts: Texts['apiKeys']['created'];
};

/** Shows a new key, once, with a button that copies it. */
function CreatedApiKey({ created, texts }: CreatedApiKeyProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isLeftToThem, setLeftToThem] = useState(false);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(created.key);
      setLeftToThem(false);
      toastSuccess(texts.copied);
    } catch {
      // Without HTTPS, or where the visitor does not allow it.
      input.current?.select();
      setLeftToThem(true);
    }
  }

  return (
    <Notice tone="success">
      <div className="grid min-w-0 gap-3">
        <h3 ref={heading} tabIndex={-1} className="wrap-anywhere font-bold text-ink outline-none">
          {fillText(texts.heading, { name: created.name })}
        </h3>
        <p>{texts.text}</p>
        <div className="grid min-w-0 gap-1.5">
          <label htmlFor={id} className="font-semibold text-ink text-sm">
            {texts.key}
          </label>
          <div className="flex min-w-0 flex-wrap gap-2">
            <Input
              ref={input}
              id={id}
              readOnly
              value={created.key}
              autoComplete="off"
              spellCheck={false}
              onFocus={(event) => event.target.select()}
              className="min-w-0 flex-1 basis-56 font-mono"
            />
            <Button variant="outline" onClick={() => void copy()}>
              {texts.copy}
            </Button>
          </div>
        </div>
        <p role="status" className="empty:hidden">
          {isLeftToThem ? texts.copyByHand : null}
        </p>
      </div>
    </Notice>
  );
}
