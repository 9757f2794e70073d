import { Frame } from './frame.js';

const STYLE =
  'position: fixed; inset: 0; width: 100%; height: 100%; border: none; margin: 0; z-index: 2147483647; background: transparent;';

/**
 * Shows the bank's challenge (3-D Secure) over the page until the buyer responds. Returns the payment intent after it.
 * @param {{ apiKey: string, id: string, clientSecret: string }} question
 * @returns {Promise<any>}
 */
export function showChallenge(question) {
  const focused = document.activeElement;
  const isDark = isPageDark();
  return new Promise((resolve) => {
    const frame = new Frame({
      path: 'challenge.html',
      title: '3D Secure authentication frame',
      style: `${STYLE} color-scheme: ${isDark ? 'dark' : 'light'};`,
      hello: () => ({ ...question, isDark }),
      onEvent: (event, detail) => {
        if (event !== 'done') return;
        frame.remove();
        if (focused instanceof HTMLElement) focused.focus();
        resolve(detail);
      },
    });
    document.body.append(frame.iframe);
    frame.iframe.focus();
  });
}

function isPageDark() {
  const schemes = getComputedStyle(document.documentElement).colorScheme.split(/\s+/);
  if (!schemes.includes('dark')) return false;
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches;
}
