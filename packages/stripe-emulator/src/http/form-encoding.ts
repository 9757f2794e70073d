import { ApiError } from './api-error';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

const MAX_DEPTH = 8;

/** `a[b]=c`, `list[0]=x` and `list[]=x`. Throws ApiError 400 on a malformed key. */
export function parseForm(text: string): Form {
  const form: Form = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const path = splitKey(key);
    setAt(form, path, value, key);
  }
  return listify(form) as Form;
}

function splitKey(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw malformed(key);
  const parts = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1] ?? '');
  const path = [match[1] ?? '', ...parts];
  if (path.length > MAX_DEPTH) throw malformed(key);
  return path;
}

function setAt(form: Form, path: string[], value: string, key: string): void {
  let place = form;
  path.forEach((given, depth) => {
    // `list[]` appends: it takes the next free number.
    const name = given === '' ? String(Object.keys(place).length) : given;
    if (depth === path.length - 1) {
      if (place[name] !== undefined && typeof place[name] !== 'string') throw malformed(key);
      place[name] = value;
      return;
    }
    place[name] ??= Object.create(null) as Form;
    const next = place[name];
    if (typeof next === 'string') throw malformed(key);
    place = next as Form;
  });
}

function listify(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, part]) => [name, listify(part)] as const);
  if (entries.length > 0 && entries.every(([name], index) => name === String(index))) {
    return entries.map(([, part]) => part);
  }
  const form: Form = Object.create(null);
  for (const [name, part] of entries) form[name] = part;
  return form;
}

function malformed(key: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message: `Invalid parameter key: ${key}`,
    param: key,
  });
}
