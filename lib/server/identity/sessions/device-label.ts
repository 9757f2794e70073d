import 'server-only';
import { type Device, deviceText } from '@/lib/shared/accounts/device-text';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

export function deviceLabel(device: Device): string {
  return deviceText(device, textsFor(LANGUAGES.default).security.sessions);
}
