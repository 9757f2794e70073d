import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readChanged } from '@/lib/client/page/form-draft';

class Control {
  constructor(
    readonly name: string,
    readonly defaultValue: string,
    public value: string,
  ) {}
  getAttribute(attribute: string): string | null {
    return attribute === 'name' ? this.name : null;
  }
}
class TextArea extends Control {}
class Input extends Control {
  constructor(
    name: string,
    defaultValue: string,
    value: string,
    readonly type = 'text',
    public checked = false,
    readonly defaultChecked = false,
  ) {
    super(name, defaultValue, value);
  }
}
class Form {
  constructor(readonly elements: readonly Control[]) {}
}

let forms: Record<string, Form>;

beforeEach(() => {
  forms = {};
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { getElementById: (id: string) => forms[id] ?? null });
  vi.stubGlobal('HTMLFormElement', Form);
  vi.stubGlobal('HTMLTextAreaElement', TextArea);
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('HTMLSelectElement', class {});
});

afterEach(() => vi.unstubAllGlobals());

it('what was entered before hydration is the fields that have another value than in the document', () => {
  forms.profile = new Form([
    new TextArea('address', '1 Old Road', '2 New Road'),
    new Input('phone', '1', '1'),
  ]);
  expect(readChanged('profile')).toEqual({ address: '2 New Road' });
  expect(readChanged('another')).toEqual({});
});

it('what was entered before hydration is what was ticked, a list where several boxes have one name', () => {
  const box = (name: string, value: string, checked: boolean, before = false) =>
    new Input(name, value, value, 'checkbox', checked, before);
  forms.key = new Form([
    box('scopes', 'tools:read', true),
    box('scopes', 'tools:write', false, true),
    box('scopes', 'stock:write', true, true),
    box('accepted', 'on', true),
    box('mailed', 'on', false, true),
    box('kept', 'on', true, true),
  ]);
  expect(readChanged('key')).toEqual({
    scopes: ['tools:read', 'stock:write'],
    accepted: true,
    mailed: false,
  });
});

it('what was entered before hydration survives a hydration that set a field to its default value and was started again', () => {
  const address = new TextArea('address', '1 Old Road', '2 New Road');
  const phone = new Input('phone', '1', '1');
  forms.profile = new Form([address, phone]);
  readChanged('profile');
  address.value = address.defaultValue;
  phone.value = '2';
  expect(readChanged('profile')).toEqual({ address: '2 New Road', phone: '2' });
});
