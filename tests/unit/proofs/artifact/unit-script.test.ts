import { expect, it } from 'vitest';
import { readUnit } from '@/proofs/artifact/unit-file';
import { quote, unitScript } from '@/proofs/artifact/unit-script';

const place = { root: '/machine', owner: { uid: 7, gid: 8, home: '/' }, settings: { A: "it's" } };

it('a strict service can write its own folders alone, and has no rights', () => {
  const unit = readUnit('a', [
    'ExecStart=/bin/a b\nUser=x\nProtectSystem=strict\nCacheDirectory=c\nBindPaths=/var/cache/c:/opt/c\nLoadCredential=s:/etc/s',
  ]);
  const script = unitScript(unit, place);
  const order = [
    "mount -o remount,bind,ro '/machine'",
    "mount -o remount,bind,rw '/machine/var/cache/c'",
    "mount -o remount,bind,rw '/machine/opt/c'",
    'install -m 0400 -o 7 -g 8 "$file" \'/machine/run/credentials/a.service\'/s_',
    "exec chroot '/machine' setpriv --reuid=7 --regid=8 --clear-groups --no-new-privs --bounding-set=-all env -i",
  ].map((text) => script.indexOf(text));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(script.endsWith(`'A=it'\\''s' '/bin/a' 'b'`)).toBe(true);
});

it('a service with capabilities starts with these', () => {
  const unit = readUnit('a', ['ExecStart=/bin/a\nAmbientCapabilities=CAP_NET_BIND_SERVICE']);
  expect(unitScript(unit, place)).toContain(
    '--inh-caps=+net_bind_service --ambient-caps=+net_bind_service env -i',
  );
});

it('words are quoted for a shell', () => {
  expect(quote("a 'b' $c")).toBe(`'a '\\''b'\\'' $c'`);
});
