const KEY = /^[A-Za-z-]{1,20}$/;

/** A cookie of the browser, so that the server leaves the columns out of the first picture. */
export function hiddenColumnsCookie(list: string): string {
  return `hidden-columns-${list}`;
}

export function readHiddenColumns(value: string | undefined): string[] {
  return (value ?? '').split('.').filter((key) => KEY.test(key));
}

export function writeHiddenColumns(keys: Iterable<string>): string {
  return [...keys].join('.');
}
