// What containers are started with is what the programs in them read, and the files that they are built from are there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings } from '../packages/server/src/settings.ts';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const compose = textOf('compose.yaml');
const images = ['deploy/server.Dockerfile', 'deploy/Dockerfile'];

/** A service of compose.yaml, as text. */
const service = (name: string): string => {
  const found = new RegExp(`^  ${name}:\\n((?:    .*\\n|\\n)+)`, 'm').exec(compose)?.[1];
  if (found === undefined) throw new Error(`No service "${name}"`);
  return found;
};

/** The variables that a service gets. Those that it takes from the shell have their defaults. */
const variablesOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    [...service(name).matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, variable = '', value = '']) => [
      variable,
      value.replace(/\$\{\w+:-(.*?)\}/g, '$1').replaceAll("'", ''),
    ]),
  );

const [, inImage = ''] = /^ENV (.*)$/m.exec(textOf('deploy/server.Dockerfile')) ?? [];
const imageVariables: Record<string, string> = Object.fromEntries(
  [...inImage.matchAll(/(\w+)=(\S+)/g)].map(([, variable = '', value = '']) => [variable, value]),
);

test.each(['club', 'server'])('every variable of %s changes its settings', (name) => {
  const variables = { ...imageVariables, ...variablesOf(name) };
  const settings = parseSettings(variables, 'linux');
  expect(settings.ok).toBe(true);
  expect(Object.keys(variables).length).toBeGreaterThan(2);
  for (const variable of Object.keys(variables))
    expect(parseSettings({ ...variables, [variable]: undefined }, 'linux'), variable).not.toEqual(settings);
});

test('Caddy hands requests to the processes, at their port and by its name', () => {
  const caddyfile = textOf('deploy/Caddyfile');
  const [, name = '', port] = /name (\S+)\s+port (\d+)/.exec(caddyfile) ?? [];
  expect(service(name)).toContain("CAIRN_PROXIES: '1'");
  expect(port).toBe(imageVariables['PORT']);
  expect([...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, variable]) => variable)).toEqual(
    Object.keys(variablesOf('caddy')),
  );
  // It offers HTTP/3 wherever it has TLS.
  expect(service('caddy')).toMatch(/'443:443', '443:443\/udp'/);
});

test('a club keeps its data in a volume, in a folder that its user can write', () => {
  const { CAIRN_DATA: folder } = variablesOf('club');
  expect(service('club')).toContain(`- club:${folder}\n`);
  expect(textOf('deploy/server.Dockerfile')).toContain(`mkdir ${folder} && chown node ${folder}`);
});

test.each(images)('%s is built from what is there, and bundles each command before it has a user', (name) => {
  const [before = '', after] = textOf(name).split('\nUSER node\n');
  expect(after).toBeDefined();
  const used = [...before.matchAll(/node ((?:scripts|packages)\/\S+\.js)/g)].map(([, file = '']) => file);
  const command = name === 'deploy/Dockerfile' ? 'cli/bin/cairn' : 'server/bin/cairn-server';
  expect(used).toContain(`packages/${command}.js`);
  for (const file of used) expect(existsSync(path.join(root, file)), file).toBe(true);
  expect(compose).toContain(`dockerfile: ${name}\n`);
});
