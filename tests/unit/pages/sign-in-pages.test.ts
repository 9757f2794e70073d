import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LoginScreen } from '@/components/accounts/login-screen';
import { RegisterScreen } from '@/components/accounts/register-screen';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en/login',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));

const { auth, security } = textsFor('en');
const props = {
  texts: auth,
  emailRule: 'specification' as const,
  challenge: security.challenge,
  loading: 'Loading',
};

/** Type and name of every input, in order. */
function inputsOf(html: string): string[] {
  return [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => tag.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1];
    return `${attribute('name')} ${attribute('type') ?? 'text'}`;
  });
}

it('the login page has e-mail and password, and links to a new password, registration and Google (product §2.4)', () => {
  const html = renderToStaticMarkup(createElement(LoginScreen, props));
  expect(inputsOf(html)).toEqual(['email email', 'password password']);
  expect(html).toMatch(/<button[^>]*>(<[^>]*>)*Forget Password\?/);
  expect(html).toMatch(/<a\b[^>]*href="\/register"[^>]*>Create new account/);
  expect(html).toMatch(/<button[^>]*>.*Continue with Google/s);
  expect(html).not.toContain('aria-label="Loading"');
});

it('the register page has name, e-mail and password, and links to login and Google (product §2.4)', () => {
  const html = renderToStaticMarkup(createElement(RegisterScreen, props));
  expect(inputsOf(html)).toEqual(['name text', 'email email', 'password password']);
  expect(html).toMatch(/<a\b[^>]*href="\/login"[^>]*>Login/);
  expect(html).toMatch(/<button[^>]*>.*Continue with Google/s);
});
