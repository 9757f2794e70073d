import { fillText } from '../text/fill-text';

export type Device = { browser?: string | undefined; system?: string | undefined };

type DeviceTexts = { device: string; unknownDevice: string };

/** `Chrome on Linux`, in German `Chrome unter Linux`; `Chrome`; `Unknown device`. */
export function deviceText({ browser, system }: Device, texts: DeviceTexts): string {
  if (browser && system) return fillText(texts.device, { browser, system });
  return browser ?? system ?? texts.unknownDevice;
}
