import { shop } from '#shop';
import type { Language } from '@/lib/shared/site/languages';
import { accentColors } from '../../brand/accent-colors';
import { registrationOf } from '../../shop/letterhead';
import { escapeHtml } from './escape-html';

export type MailContent = { subject: string; text: string; html: string };

/** Plain text: the layout escapes everything. */
export type MailParts = {
  language: Language;
  subject: string;
  /** The text that mailboxes show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  links?: readonly { label: string; url: string }[];
  /** An absolute http(s) URL. */
  action?: { label: string; url: string };
  notes?: readonly string[];
  lastLink?: { label: string; url: string };
};

/** The logo that transport.ts attaches: its height, and how many pixels it has for each. */
export const LOGO = { id: 'logo', height: 28, sharpness: 3 } as const;

const { accent, onAccent } = accentColors(shop.accent);
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs that support dark mode get colours of their own; the others show the light ones. */
const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #14161a !important; }
    .card { background: #1e2127 !important; border-color: #33373f !important; }
    .strong { color: #f4f4f2 !important; }
    .soft { color: #b4b8c0 !important; }
  }`;

function paragraph(text: string): string {
  return `<p class="strong" style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#22252b">${escapeHtml(text)}</p>`;
}

function factTable(facts: NonNullable<MailParts['facts']>): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft" style="padding:4px 16px 4px 0;font-size:14px;color:#5c616b;vertical-align:top">${escapeHtml(label)}</td>` +
      `<td class="strong" style="padding:4px 0;font-size:14px;color:#22252b;vertical-align:top;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${rows.join('')}</table>`;
}

function button({ label, url }: NonNullable<MailParts['action']>): string {
  return (
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${accent};color:${onAccent};` +
    `font-weight:600;font-size:16px;text-decoration:none;padding:12px 24px;border-radius:8px">${escapeHtml(label)}</a></p>`
  );
}

function linkList(links: NonNullable<MailParts['links']>): string {
  const items = links.map(
    ({ label, url }) =>
      `<li style="margin:0 0 8px"><a class="strong" href="${escapeHtml(url)}" style="font-size:14px;line-height:1.5;color:#22252b;overflow-wrap:anywhere">${escapeHtml(label)}</a></li>`,
  );
  return `<ul style="margin:0 0 20px;padding:0 0 0 20px">${items.join('')}</ul>`;
}

function note(text: string): string {
  return `<p class="soft" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:#5c616b">${escapeHtml(text)}</p>`;
}

function smallLink({ label, url }: NonNullable<MailParts['lastLink']>): string {
  return (
    `<p class="soft" style="margin:16px 0 0;font-size:13px;line-height:1.5;color:#5c616b">` +
    `<a class="soft" href="${escapeHtml(url)}" style="color:#5c616b">${escapeHtml(label)}</a></p>`
  );
}

/** Mails about orders are business letters. */
function footerLines(language: Language): string[] {
  const registration = registrationOf(language).join(' · ');
  return [`${shop.legal.name} · ${shop.contact.address}`, ...(registration === '' ? [] : [registration])];
}

function htmlOf(parts: MailParts): string {
  const body = [
    `<h1 class="strong" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1b1d21">${escapeHtml(parts.heading)}</h1>`,
    ...parts.paragraphs.map(paragraph),
    parts.facts ? factTable(parts.facts) : '',
    parts.links ? linkList(parts.links) : '',
    parts.action ? button(parts.action) : '',
    ...(parts.notes ?? []).map(note),
    parts.lastLink ? smallLink(parts.lastLink) : '',
  ].join('\n');
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(parts.subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#f3f3f0;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(parts.preview)}</div>
<div class="card" style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e2e2dc;border-radius:12px">
<p class="strong" style="margin:0 0 24px;font-weight:700;font-size:16px;color:#1b1d21"><img src="cid:${LOGO.id}" alt="" height="${LOGO.height}" style="height:${LOGO.height}px;margin-inline-end:10px;vertical-align:middle">${escapeHtml(shop.name)}</p>
${body}
</div>
<p class="soft" style="max-width:520px;margin:16px auto 0;text-align:center;font-size:12px;color:#5c616b">${footerLines(parts.language).map(escapeHtml).join('<br>')}</p>
</body>
</html>`;
}

function textOf(parts: MailParts): string {
  return [
    parts.heading,
    ...parts.paragraphs,
    (parts.facts ?? []).map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(parts.links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    parts.action ? `${parts.action.label}:\n${parts.action.url}` : '',
    ...(parts.notes ?? []),
    parts.lastLink ? `${parts.lastLink.label}:\n${parts.lastLink.url}` : '',
    footerLines(parts.language).join('\n'),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Line breaks never reach the subject, where they would begin new headers. */
export function layoutMail(parts: MailParts): MailContent {
  const subject = parts.subject.replace(/\s+/g, ' ').trim();
  return { subject, text: textOf({ ...parts, subject }), html: htmlOf({ ...parts, subject }) };
}
