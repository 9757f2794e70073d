'use client';
import { type ChangeEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Select } from '@/components/ui/controls/select';
import { messageText } from '@/lib/client/language/message-text';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess } from '@/lib/client/toasts/toast';
import type { Contract } from '@/lib/shared/calls/contract';
import type { UserRow } from '@/lib/shared/customers/user.schema';
import type { Note } from '@/lib/shared/notes/note.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TextAreaField } from '../forms/fields';
import { Form, SubmitButton } from '../forms/form';
import { TextField } from '../forms/text-field';
import { useSchemaForm } from '../forms/use-schema-form';

const loadAdminCalls = () => loadContracts(() => import('@/lib/shared/customers/users.contract'));

type MakeAdminButtonProps = {
  user: Pick<UserRow, 'name' | 'email' | 'verified'>;
  texts: { submit: string; admin: Texts['admin']['users']; confirm: ConfirmTexts };
};

/** A confirmation comes first, since it cannot be undone (product §4.14); disabled until the address is verified. */
export function MakeAdminButton({ user, texts }: MakeAdminButtonProps) {
  const hintId = useId();
  const { busy, button, run } = useRowAction();
  const { name, email } = user;

  async function promote(): Promise<string> {
    const { call, userCalls } = await loadAdminCalls();
    const isNew = (await call(userCalls.makeAdmin, { params: { email } })).modifiedCount === 1;
    return isNew ? messageText('admin-made') : fillText(texts.admin.already, { email });
  }

  function explain(error: unknown): string {
    if (!(error instanceof ApiProblem)) return sentenceOf(error);
    if (error.status === 403) return messageText('make-admin-failed');
    return error.status === 404 ? fillText(texts.admin.gone, { email }) : sentenceOf(error);
  }

  return (
    <>
      <ConfirmDialog
        tone="primary"
        trigger={
          <Button
            ref={button}
            variant="outline"
            size="sm"
            busy={busy}
            disabled={!user.verified}
            aria-describedby={hintId}
          >
            {texts.submit}
          </Button>
        }
        title={fillText(texts.admin.makeTitle, { name })}
        text={fillText(texts.admin.makeText, { email })}
        texts={texts.confirm}
        onConfirm={() => run(promote, explain)}
      />
      <span id={hintId} hidden>
        {user.verified ? email : texts.admin.mustVerify}
      </span>
    </>
  );
}

const loadPriceCalls = () => loadContracts(() => import('@/lib/shared/prices/prices.contract'));

type PriceGroupSelectProps = {
  user: { name: string; email: string; priceGroupId: string };
  groups: readonly (readonly [string, string])[];
  texts: Pick<Texts['prices']['groups'], 'assign' | 'assigned' | 'left' | 'noGroup'>;
};

export function PriceGroupSelect({ user, groups, texts }: PriceGroupSelectProps) {
  const router = useLocalRouter();
  const [chosen, setChosen] = useState(user.priceGroupId);
  const [busy, setBusy] = useState(false);

  async function choose(event: ChangeEvent<HTMLSelectElement>): Promise<void> {
    const [before, next] = [chosen, event.target.value];
    setChosen(next);
    setBusy(true);
    try {
      const { call, priceListCalls } = await loadPriceCalls();
      await call(priceListCalls.assignPriceGroup, {
        params: { email: user.email },
        body: { groupId: next || null },
      });
      const group = new Map(groups).get(next);
      toastSuccess(
        fillText(group === undefined ? texts.left : texts.assigned, { name: user.name, group: group ?? '' }),
      );
    } catch (error) {
      setChosen(before);
      toastFailure(sentenceOf(error));
    } finally {
      setBusy(false);
      router.refresh();
    }
  }

  return (
    <Select
      look="inline"
      aria-label={fillText(texts.assign, { name: user.name })}
      value={chosen}
      aria-busy={busy || undefined}
      onChange={(event) => void choose(event)}
      className="max-w-44 text-ellipsis pe-9"
    >
      <option value="">{texts.noGroup}</option>
      {groups.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

type CustomerNumberFormProps = { id: string; customerNumber: string; texts: Texts['customer']['number'] };

export function CustomerNumberForm({ id, customerNumber, texts }: CustomerNumberFormProps) {
  const router = useLocalRouter();
  const { form, submit, busy, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/customers/customer.schema')).changeCustomerSchema,
    defaultValues: { customerNumber },
    async onSubmit(body) {
      const { call, userCalls } = await loadAdminCalls();
      await call(userCalls.changeCustomer, { params: { id }, body });
      toastSuccess(texts.saved);
      router.refresh();
    },
  });
  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.label} className="max-w-sm">
      <TextField name="customerNumber" label={texts.label} autoComplete="off" maxLength={20} />
      <div>
        <SubmitButton variant="outline" size="sm" busy={busy}>
          {texts.save}
        </SubmitButton>
      </div>
    </Form>
  );
}

const loadNoteCalls = () => loadCode(() => import('@/lib/client/admin-calls/customer-calls'));

type NoteFormProps = {
  /** The address of the call that writes the note (`NOTE_CALL`). */
  path: Contract['path'];
  note: Note;
  label: string;
  texts: Texts['admin']['note'];
};

/** If another admin wrote meanwhile, nothing is stored and what was typed stays. */
export function NoteForm({ path, note, label, texts }: NoteFormProps) {
  const router = useLocalRouter();
  const { form, submit, failure } = useSchemaForm({
    rules: async () => (await import('@/lib/shared/notes/note.schema')).noteSchema,
    defaultValues: { text: note.text, version: note.version },
    async onSubmit(input) {
      const { writeNote } = await loadNoteCalls();
      const stored = await writeNote(path, input);
      toastSuccess(texts.saved);
      form.reset(stored);
      router.refresh();
    },
  });

  const { isDirty } = form.formState;
  const showNewer = useEffectEvent((version: number) => {
    if (!isDirty && version !== form.getValues('version')) form.reset({ text: note.text, version });
  });
  useEffect(() => showNewer(note.version), [note.version]);

  return (
    <Form form={form} onSubmit={submit} failure={failure} label={texts.save}>
      <TextAreaField name="text" label={label} description={texts.hint} rows={4} />
      <div>
        <SubmitButton>{texts.save}</SubmitButton>
      </div>
    </Form>
  );
}
