import { fillText } from './texts/fill-text';

const UNKNOWN = 'Unknown device';
const BETWEEN = ' on ';

/** What is known of a device, as it is kept with a session and told by the API: `Chrome on Linux`, `Chrome`, `Unknown device`. */
export function deviceLabel(browser: string | undefined, system: string | undefined): string {
  if (browser && system) return `${browser}${BETWEEN}${system}`;
  return browser ?? system ?? UNKNOWN;
}

type DeviceTexts = { device: string; unknownDevice: string };

/** The same in the language of the page: `Chrome unter Linux`. */
export function deviceText(label: string, texts: DeviceTexts): string {
  if (label === UNKNOWN) return texts.unknownDevice;
  const [browser = '', system] = label.split(BETWEEN, 2);
  return system ? fillText(texts.device, { browser, system }) : label;
}
