import { beforeEach, expect, it, vi } from 'vitest';
import { deleteDraft, readDraft, writeDraft } from '@/lib/client/page/form-draft';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { sessionStorage: storage });
});

const draft = { owner: null, values: { note: 'By March' }, attempt: { body: '{}', key: 'k' } };

it('the draft of a form is restored as it was left, until it is discarded', () => {
  writeDraft('quote', draft);
  expect(readDraft('quote', null)).toEqual(draft);
  expect(readDraft('contact', null)).toBeNull();
  deleteDraft('quote');
  expect(readDraft('quote', null)).toBeNull();
});

it('the draft of a form of a visitor stays when they log in; of an account it belongs to no one else', () => {
  writeDraft('quote', draft);
  expect(readDraft('quote', 'robin')?.values).toEqual(draft.values);
  writeDraft('quote', { ...draft, owner: 'robin' });
  expect(readDraft('quote', 'robin')?.values).toEqual(draft.values);
  expect(readDraft('quote', 'avery')).toBeNull();
  expect(readDraft('quote', null)).toBeNull();
});

it('the draft of a form is null where the browser refuses storage, or something else is stored', () => {
  kept.set('forgeline-draft:quote', '{"values":3}');
  expect(readDraft('quote', null)).toBeNull();
  kept.set('forgeline-draft:quote', 'no json');
  expect(readDraft('quote', null)).toBeNull();
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('window', {
    sessionStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
  });
  expect(() => writeDraft('quote', draft)).not.toThrow();
  expect(readDraft('quote', null)).toBeNull();
  expect(() => deleteDraft('quote')).not.toThrow();
});
