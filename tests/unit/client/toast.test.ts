import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toast } from 'sonner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/ui/toast-host';
import { SIGN_IN_TOASTER, toastFailure, toastSignIn, toastSuccess } from '@/lib/client/toast';

const hosts: Record<string, unknown>[] = [];

vi.mock('sonner', () => ({
  Toaster: (props: Record<string, unknown>) => {
    hosts.push(props);
    return null;
  },
  toast: { success: vi.fn(), error: vi.fn(), getToasts: vi.fn(() => []) },
}));

beforeEach(() => {
  vi.clearAllMocks();
  hosts.length = 0;
  vi.stubGlobal('window', new EventTarget());
});

describe('where toasts appear (spec §2)', () => {
  const shown = () => {
    renderToStaticMarkup(
      createElement(ToastHost, { label: 'Messages', signInLabel: 'Sign-in', closeLabel: 'Close' }),
    );
    return hosts;
  };

  it('at the bottom-right, for 5 seconds', () => {
    expect(shown()[0]).toMatchObject({ position: 'bottom-right', duration: 5000 });
  });

  it('on the sign-in screens at the top-right, light, one at a time, to be dragged to any side', () => {
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

describe('a toast', () => {
  it('lasts 5000 ms, whether something worked or failed', () => {
    toastSuccess('Worked');
    toastFailure('Failed');
    expect(toast.success).toHaveBeenCalledWith('Worked', { duration: 5000 });
    expect(toast.error).toHaveBeenCalledWith('Failed', { duration: 5000 });
  });
});

describe('a toast of sign-in', () => {
  it('shares one id with all the others', () => {
    toastSignIn('error', 'One');
    toastSignIn('success', 'Two');
    const [first] = vi.mocked(toast.error).mock.calls;
    const [second] = vi.mocked(toast.success).mock.calls;
    expect(first?.[1]).toEqual({ id: 'sign-in', toasterId: SIGN_IN_TOASTER, duration: 5000 });
    expect(second?.[1]).toEqual(first?.[1]);
  });

  it('waits while the window has no focus, and goes on when it has it again', () => {
    toastSignIn('error', 'One');
    vi.mocked(toast.getToasts).mockReturnValue([{ id: 'sign-in' } as never]);
    const durations = () => vi.mocked(toast.error).mock.calls.map(([, options]) => options?.duration);
    window.dispatchEvent(new Event('blur'));
    expect(durations()).toEqual([5000, Number.POSITIVE_INFINITY]);
    window.dispatchEvent(new Event('focus'));
    expect(durations()).toEqual([5000, Number.POSITIVE_INFINITY, 5000]);
  });
});
