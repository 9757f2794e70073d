import { fillText } from '../texts/fill-text';

/** What is known of a device: the names of its browser and its system. */
export type Device = { browser?: string | undefined; system?: string | undefined };

/** The texts of a language, `security.sessions`. */
type DeviceTexts = { device: string; unknownDevice: string };

/** Describes a device in a language: `Chrome on Linux`, in German `Chrome unter Linux`; `Chrome`; `Unknown device`. */
export function deviceText({ browser, system }: Device, texts: DeviceTexts): string {
  if (browser && system) return fillText(texts.device, { browser, system });
  return browser ?? system ?? texts.unknownDevice;
}
