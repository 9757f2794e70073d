import { credentialsOf, type Unit } from './unit-file';

export function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

export type UnitPlace = {
  root: string;
  owner: { uid: number; gid: number; home: string };
  settings: Record<string, string>;
};

function bind(root: string, from: string, to: string): string[] {
  const [source, target] = [quote(root + from), quote(root + to)];
  return [`mount --bind ${source} ${target}`, `mount -o remount,bind,rw ${target}`];
}

/**
 * As systemd would run the service: in a mount namespace of its own, as its user, without privileges, with its credentials
 * and only its folders writable. The script becomes the service: its process id stays.
 */
export function unitScript(unit: Unit, { root, owner, settings }: UnitPlace): string {
  const ownership = `${owner.uid}:${owner.gid}`;
  const credentials = root + credentialsOf(unit.name);
  const lines = [
    'set -e',
    'mount --make-rprivate /',
    ...unit.writable.map(
      ({ folder, mode }) => `install -d -m ${mode} -o ${owner.uid} -g ${owner.gid} ${quote(root + folder)}`,
    ),
    ...(unit.isStrict
      ? [`mount --rbind ${quote(root)} ${quote(root)}`, `mount -o remount,bind,ro ${quote(root)}`]
      : []),
    ...unit.writable.flatMap(({ folder }) => bind(root, folder, folder)),
    ...unit.binds.flatMap(({ from, to }) => bind(root, from, to)),
    `mount -t tmpfs -o mode=1777 tmpfs ${quote(`${root}/tmp`)}`,
    `mount -t tmpfs -o mode=0755 tmpfs ${quote(`${root}/run`)}`,
  ];
  for (const { id, folder } of unit.credentials)
    lines.push(
      `mkdir -p ${quote(credentials)}`,
      `for file in ${quote(root + folder)}/*; do install -m 0400 -o ${owner.uid} -g ${owner.gid} "$file" ${quote(credentials)}/${id}_"$(basename "$file")"; done`,
      `chmod 0500 ${quote(credentials)} && chown ${ownership} ${quote(credentials)}`,
    );
  const own = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: owner.home, ...unit.environment, ...settings };
  const words = Object.entries(own).map(([name, value]) => quote(`${name}=${value}`));
  const raised = unit.capabilities.map((name) => `+${name}`).join(',');
  const rights =
    raised === '' ? '--no-new-privs --bounding-set=-all' : `--inh-caps=${raised} --ambient-caps=${raised}`;
  lines.push(
    `exec chroot ${quote(root)} setpriv --reuid=${owner.uid} --regid=${owner.gid} --clear-groups ${rights} ` +
      `env -i -C ${quote(unit.folder)} ${words.join(' ')} ${unit.command.map(quote).join(' ')}`,
  );
  return lines.join('\n');
}
