import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateCode } from '@/lib/client/late-code';

const Form = () => null;

describe('late code', () => {
  beforeEach(() => vi.stubGlobal('window', {}));
  afterEach(() => vi.unstubAllGlobals());

  it('is fetched when somebody wants it, and once', async () => {
    const load = vi.fn(async () => Form);
    const { want, arrived } = lateCode(load);
    expect(load).not.toHaveBeenCalled();
    await Promise.all([want(), want()]);
    await want();
    expect(await arrived).toBe(Form);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that cannot be fetched says so, and is tried again', async () => {
    const load = vi.fn(async () => Form);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { want, arrived } = lateCode(load);
    await expect(want()).rejects.toMatchObject({ code: 'network' });
    await want();
    expect(await arrived).toBe(Form);
  });
});

it('a server has late code at once, for the HTML', async () => {
  const load = vi.fn(async () => Form);
  expect(await lateCode(load).arrived).toBe(Form);
});
