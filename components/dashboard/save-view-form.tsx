'use client';
import { useEffect, useRef } from 'react';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { ViewAddress } from '@/lib/shared/customers/saved-view.schema';
import type { ViewList } from '@/lib/shared/customers/view-lists';
import type { Texts } from '@/lib/shared/texts/texts-for';

const loadCalls = () => loadContracts(() => import('@/lib/shared/customers/users.contract'));

type SaveViewFormProps = {
  list: ViewList;
  address: ViewAddress;
  texts: Texts['admin']['views'];
  onClose: () => void;
};

export function SaveViewForm({ list, address, texts, onClose }: SaveViewFormProps) {
  const router = useLocalRouter();
  const place = useRef<HTMLDivElement>(null);
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/customers/saved-view.schema')).viewNameFormSchema,
    defaultValues: { name: '' },
    async onSubmit({ name }) {
      const { call, viewCalls } = await loadCalls();
      const set = Object.entries(address).flatMap(([key, value]) => (value ? [[key, value]] : []));
      await call(viewCalls.saveView, { body: { list, name, address: Object.fromEntries(set) } });
      toastSuccess(texts.saved);
      onClose();
      router.refresh();
    },
  });

  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  return (
    <div ref={place} className="w-full max-w-md">
      <Form form={form} onSubmit={submit} failure={failure} label={texts.open}>
        <TextField name="name" label={texts.name} autoComplete="off" />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{texts.save}</SubmitButton>
          <Button variant="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
