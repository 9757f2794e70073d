'use client';
import { CheckField } from '@/components/forms/check-field';
import { Form, SubmitButton } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { call } from '@/lib/client/api';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { Serial } from '@/lib/shared/serials/serial.schema';
import { allSerialCalls, serialCalls } from '@/lib/shared/serials/serials.contract';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SerialFormProps = { serial: Serial; texts: Texts['serials']['form'] };

/** What the holder of a tool sets. */
export function OwnSerialForm({ serial, texts }: SerialFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/serials/serial.schema')).editOwnSerialSchema as never,
    defaultValues: {
      dueOn: serial.dueOn ?? '',
      holderNote: serial.holderNote ?? '',
      retired: serial.retired ?? false,
    } as never,
    async onSubmit(body) {
      await call(serialCalls.editOwnSerial, { params: { id: serial._id }, body });
      toastSuccess(texts.saved);
      router.refresh();
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField name="dueOn" type="date" label={texts.dueOn} description={texts.dueHint} />
        <TextField name="holderNote" label={texts.note} maxLength={200} autoComplete="off" />
        <CheckField name="retired" label={texts.retired} description={texts.retiredHint} />
      </div>
      <SubmitButton busy={busy} className="justify-self-start">
        {texts.save}
      </SubmitButton>
    </Form>
  );
}

/** What the shop corrects. */
export function ManagedSerialForm({ serial, today, texts }: SerialFormProps & { today: string }) {
  const router = useLocalRouter();
  const { form, submit, failure, busy } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/serials/serial.schema')).editSerialSchema as never,
    defaultValues: {
      serial: serial.serial,
      calibratedOn: serial.calibratedOn ?? '',
      dueOn: serial.dueOn ?? '',
    } as never,
    async onSubmit(body) {
      await call(allSerialCalls.editSerial, { params: { id: serial._id }, body });
      toastSuccess(texts.saved);
      router.refresh();
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure}>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <TextField name="serial" label={texts.serial} maxLength={40} autoComplete="off" />
        <TextField name="calibratedOn" type="date" label={texts.calibratedOn} max={today} />
        <TextField name="dueOn" type="date" label={texts.dueOn} />
      </div>
      <SubmitButton busy={busy} className="justify-self-start">
        {texts.save}
      </SubmitButton>
    </Form>
  );
}
