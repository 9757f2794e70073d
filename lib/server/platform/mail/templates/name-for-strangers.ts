/** Looks like an address and is none: `Co.KG` as many write it, `A/S`, `c/o`. */
const LEGAL_FORM = /(?<![\p{L}\p{N}.])(?:co\.(?:kg(?:aa)?|ohg)|\p{L}\/\p{L})(?![\p{L}\p{N}/.-])/giu;

const SLASH = /[\\/]/;

/** Mail programs make a link of a scheme, `www.`, an e-mail address, a domain, an IP address. */
const LINK = [
  /[\\/]{2}|\bwww\./i,
  /\b(?:mailto|tel|sms|data|javascript):/i,
  /[^\s@]@[^\s@]/,
  /[\p{L}\p{N}]\.(?:xn--[\p{L}\p{N}-]+|\p{L}{2,})/iu,
  /\d{1,3}(?:\.\d{1,3}){3}/,
];

/** Characters that are not seen, and other full stops that browsers read as one. */
const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[。｡．․]/g, '.');

function holdsAddress(text: string): boolean {
  return SLASH.test(plainOf(text).replace(LEGAL_FORM, ' ')) || holdsLink(text);
}

/** For texts that have slashes by themselves, such as the numbers and addresses of a company. */
export function holdsLink(text: string): boolean {
  const plain = plainOf(text).replace(LEGAL_FORM, ' ');
  return LINK.some((pattern) => pattern.test(plain));
}

/** A name that somebody chose, in a mail to somebody who does not know them: `otherwise` where it holds an address. */
export function nameForStrangers(name: string, otherwise: string): string {
  return holdsAddress(name) ? otherwise : name;
}
