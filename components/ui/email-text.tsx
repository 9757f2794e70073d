import { clsx } from 'clsx';

type EmailTextProps = { email: string; className?: string };

/** Breaks before its `@` first and elsewhere only if it must. */
export function EmailText({ email, className }: EmailTextProps) {
  const at = email.lastIndexOf('@');
  return (
    <span className={clsx('wrap-anywhere', className)}>
      {at > 0 ? (
        <>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </>
      ) : (
        email
      )}
    </span>
  );
}
