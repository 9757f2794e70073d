import { env } from '@/lib/server/platform/config/env';
import { AddressRefused, judgedAddresses, type Resolve } from '@/lib/server/platform/http/guarded-request';
import { judgeUrl } from '@/lib/server/platform/http/judge-address';
import { AppError } from '@/lib/shared/messages/errors';

/** Throws `validation-failed` for an address to which the store would not send. */
export async function requireReachable(url: string, resolve?: Resolve): Promise<void> {
  const { WEBHOOK_PRIVATE_HOSTS: privateHosts } = env();
  if (judgeUrl(url, privateHosts).problem === 'scheme')
    throw new AppError('validation-failed', { issues: { url: ['url-not-https'] } });
  try {
    await judgedAddresses(url, { privateHosts, ...(resolve ? { resolve } : {}) });
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    throw new AppError('validation-failed', { issues: { url: ['url-unreachable'] }, cause: error });
  }
}
