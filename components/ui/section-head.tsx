import type { ReactNode } from 'react';

type SectionHeadProps = {
  id?: string;
  eyebrow: string;
  title: string;
  text?: string;
  children?: ReactNode;
};

export function SectionHead({ id, eyebrow, title, text, children }: SectionHeadProps) {
  return (
    <div className="section-head">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      {children}
    </div>
  );
}
