import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toast } from 'sonner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasters } from '@/components/shell/toasters';
import {
  endRefusal,
  SIGN_IN_TOASTER,
  showFailure,
  showSignIn,
  showSuccess,
} from '@/lib/client/toasts/show-toast';

const hosts: Record<string, unknown>[] = [];
const browserWindow = new EventTarget();
const hasFocus = vi.fn(() => true);

vi.mock('sonner', () => ({
  Toaster: (props: Record<string, unknown>) => {
    hosts.push(props);
    return null;
  },
  toast: { success: vi.fn(), error: vi.fn(), dismiss: vi.fn(), getToasts: vi.fn(() => []) },
}));

beforeEach(() => {
  vi.clearAllMocks();
  hosts.length = 0;
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('document', { hasFocus });
  hasFocus.mockReturnValue(true);
  vi.mocked(toast.getToasts).mockReturnValue([{ id: 'sign-in' } as never]);
});

describe('where toasts appear (product §2.8)', () => {
  const shown = () => {
    renderToStaticMarkup(
      createElement(Toasters, { label: 'Messages', signInLabel: 'Sign-in', closeLabel: 'Close' }),
    );
    return hosts;
  };

  it('toasts appear at the bottom-right, for 5 seconds (product §2.8)', () => {
    expect(shown()[0]).toMatchObject({ position: 'bottom-right', duration: 5000 });
  });

  it('toasts appear on the sign-in screens at the top-right, light, one at a time, to be dragged to any side (product §2.8)', () => {
    expect(shown()[1]).toMatchObject({
      id: SIGN_IN_TOASTER,
      position: 'top-right',
      theme: 'light',
      duration: 5000,
      visibleToasts: 1,
      swipeDirections: ['top', 'right', 'bottom', 'left'],
    });
  });
});

it('a toast lasts 5000 ms, whether something worked or failed', () => {
  showSuccess('Worked');
  showFailure('Failed');
  expect(toast.success).toHaveBeenCalledWith('Worked', { duration: 5000 });
  expect(toast.error).toHaveBeenCalledWith('Failed', { duration: 5000 });
});

describe('a toast of sign-in', () => {
  it('a toast of sign-in shares one id with all the others', () => {
    showSignIn('error', 'One');
    showSignIn('success', 'Two');
    const [first] = vi.mocked(toast.error).mock.calls;
    const [second] = vi.mocked(toast.success).mock.calls;
    expect(first?.[1]).toEqual({ id: 'sign-in', toasterId: SIGN_IN_TOASTER, duration: 5000 });
    expect(second?.[1]).toEqual(first?.[1]);
  });

  it('a toast of sign-in has a second sentence where two things happened at once', () => {
    showSignIn('success', 'Registered', 'Mail sent');
    expect(vi.mocked(toast.success).mock.calls[0]?.[1]).toMatchObject({ description: 'Mail sent' });
  });

  it('a toast of sign-in does not outlive the success after a refusal, while one of success stays', () => {
    showSignIn('success', 'In');
    endRefusal();
    expect(toast.dismiss).not.toHaveBeenCalled();
    showSignIn('error', 'Refused');
    endRefusal();
    expect(toast.dismiss).toHaveBeenCalledWith('sign-in');
  });

  const shown = () => vi.mocked(toast.error).mock.calls.map(([text, options]) => [text, options?.duration]);

  it('a toast of sign-in pauses while the window has no focus, and continues when it has it again', () => {
    showSignIn('error', 'One');
    browserWindow.dispatchEvent(new Event('blur'));
    expect(shown()).toEqual([
      ['One', 5000],
      ['One', Number.POSITIVE_INFINITY],
    ]);
    browserWindow.dispatchEvent(new Event('focus'));
    expect(shown().at(-1)).toEqual(['One', 5000]);
    expect(shown()).toHaveLength(3);
  });

  it('a toast of sign-in pauses too when it appears while the window has no focus', () => {
    hasFocus.mockReturnValue(false);
    showSignIn('error', 'Late');
    browserWindow.dispatchEvent(new Event('focus'));
    expect(shown()).toEqual([
      ['Late', Number.POSITIVE_INFINITY],
      ['Late', 5000],
    ]);
  });

  it('a toast of sign-in pauses with its own text, not with that of the toast it replaced', () => {
    showSignIn('error', 'One');
    showSignIn('error', 'Two');
    browserWindow.dispatchEvent(new Event('blur'));
    browserWindow.dispatchEvent(new Event('focus'));
    expect(shown().slice(2)).toEqual([
      ['Two', Number.POSITIVE_INFINITY],
      ['Two', 5000],
    ]);
  });

  it('a toast of sign-in does not reappear once it is gone', () => {
    showSignIn('error', 'One');
    vi.mocked(toast.getToasts).mockReturnValue([]);
    browserWindow.dispatchEvent(new Event('blur'));
    browserWindow.dispatchEvent(new Event('focus'));
    expect(shown()).toEqual([['One', 5000]]);
  });
});
