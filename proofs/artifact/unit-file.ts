export type Unit = {
  name: string;
  isOneshot: boolean;
  command: string[];
  user: string;
  folder: string;
  environmentFiles: string[];
  environment: Record<string, string>;
  credentials: { id: string; folder: string }[];
  writable: { folder: string; mode: string }[];
  binds: { from: string; to: string }[];
  /** `ProtectSystem=strict`: all else is read-only. */
  isStrict: boolean;
  capabilities: string[];
};

const DEFAULT_MODE = '0755';
const ASSIGNMENT = /^([A-Za-z]+)\s*=\s*(.*)$/;
const WORD = /(?:"[^"]*"|'[^']*'|[^\s"'])+/g;

/** $CREDENTIALS_DIRECTORY of a service. */
export function credentialsOf(name: string): string {
  return `/run/credentials/${name}.service`;
}

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

/** An empty value empties the list, as in systemd. */
function settingsOf(text: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, key, value] = ASSIGNMENT.exec(line.trim()) ?? [];
    if (key === undefined || value === undefined) continue;
    settings.set(key, value === '' ? [] : [...(settings.get(key) ?? []), value]);
  }
  return settings;
}

/**
 * Reads a unit and its drop-ins. `%i` and `%d` are replaced; other specifiers, and settings that only restrict further, are
 * left alone. Throws if it starts nothing (systemd.exec(5), systemd.service(5)).
 */
export function readUnit(name: string, texts: readonly string[]): Unit {
  const [, instance = ''] = name.split('@');
  const expand = (text: string) =>
    text.replaceAll('%i', instance).replaceAll('%d', credentialsOf(name)).replaceAll('%%', '%');
  const settings = settingsOf(texts.join('\n'));
  const all = (key: string) => (settings.get(key) ?? []).map(expand);
  const last = (key: string) => all(key).at(-1);
  const words = (key: string) => all(key).flatMap(wordsOf);
  const command = wordsOf(last('ExecStart') ?? '');
  if (command.length === 0) throw new Error(`${name} has no ExecStart.`);
  const below = (folder: string, key: string) =>
    words(`${key}Directory`).map((one) => ({
      folder: `${folder}/${one}`,
      mode: last(`${key}DirectoryMode`) ?? DEFAULT_MODE,
    }));
  return {
    name,
    isOneshot: last('Type') === 'oneshot',
    command,
    user: last('User') ?? 'root',
    folder: last('WorkingDirectory') ?? '/',
    environmentFiles: all('EnvironmentFile'),
    environment: Object.fromEntries(words('Environment').map(splitAtEquals)),
    credentials: all('LoadCredential').map((text) => {
      const [id = '', folder = ''] = text.split(':');
      return { id, folder };
    }),
    writable: [...below('/var/cache', 'Cache'), ...below('/var/lib', 'State')],
    binds: words('BindPaths').map((text) => {
      const [from = '', to = from] = text.split(':');
      return { from, to };
    }),
    isStrict: last('ProtectSystem') === 'strict',
    capabilities: words('AmbientCapabilities').map((one) => one.replace(/^CAP_/, '').toLowerCase()),
  };
}

function splitAtEquals(text: string): [string, string] {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
}

/** As systemd does: a setting a line, without quotes around the value. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Za-z_]\w*=/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [name, value] = splitAtEquals(line.trim());
      return [name, value.replace(/^(["'])(.*)\1$/, '$2')];
    }),
  );
}
