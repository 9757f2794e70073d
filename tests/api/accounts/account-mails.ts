import { signInSession } from '@/tests/support/people';
import { eventually, linkIn, type Mail, mailsTo, mailTo } from '@/tests/support/store';

export async function tokenFrom(email: string, page: string, subject: RegExp): Promise<string> {
  return linkIn(await mailTo(email, subject), page).searchParams.get('token') ?? '';
}

export async function resetToken(email: string): Promise<string> {
  return tokenFrom(email, '/reset-password', /reset/i);
}

/** The reset mails to this address, once so many have arrived; newest first. */
export function resetMails(email: string, count: number): Promise<Mail[]> {
  return eventually(`${count} reset mails`, async () => {
    const mails = (await mailsTo(email)).filter(({ subject }) => /reset/i.test(subject));
    return mails.length >= count ? mails : undefined;
  });
}

export async function failedSignIn(email: string, password: string): Promise<string> {
  const response = await signInSession(email, password);
  return response.ok ? 'signed in' : response.code;
}
