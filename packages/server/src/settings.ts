// The settings of the server from environment variables.

import path from 'node:path';
import { fail, failWith, ok, type Result } from '@cairn/engine';
import { userDataFolder, type StoreLocation } from '@cairn/store';

export type ListenPort = {
  readonly port: number;
  /** If a chosen port is in use, the start fails; if the default one is, the next free port is used. */
  readonly kind: 'chosen' | 'usual';
};

/** Parses the variable PORT; the default is 4173. */
export function parsePort(text: string | undefined): Result<ListenPort> {
  if (text === undefined) return ok({ port: 4173, kind: 'usual' });
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return ok({ port, kind: 'chosen' });
  const wanted = 'a whole number from 0 to 65535 is wanted (0 takes any free port)';
  return failWith('port', 'PORT', `Cannot listen on port "${text}": ${wanted}`);
}

/**
 * Parses the variable CAIRN_ORIGIN, the address at which players open the site. It must have a name, not a number, because
 * passkeys belong to a name, and https, but for localhost.
 * @param fallback without it, such as "http://localhost:4173".
 */
export function parseOrigin(text: string | undefined, fallback: string): Result<string> {
  if (text === undefined) return ok(fallback);
  const wanted = 'an address like https://club.example is wanted, with a name and without a path';
  const refused = failWith('origin', 'CAIRN_ORIGIN', `Cannot be at "${text}": ${wanted}`);
  if (!URL.canParse(text)) return refused;
  const { origin, protocol, hostname } = new URL(text);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocal);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  return isSafe && !isNumber && text.replace(/\/$/, '') === origin ? ok(origin) : refused;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface SiteSettings {
  readonly host: string;
  readonly listen: ListenPort;
  /** Null: http://localhost with the port that is found. */
  readonly origin: string | null;
  readonly database: StoreLocation;
  /** The folder of the daily copies of the database; null: none are made. */
  readonly backups: string | null;
  /** How many proxies of ours each request passes. */
  readonly proxies: number;
  /** Whether players may choose their names; otherwise all are made up. */
  readonly freeNames: boolean;
}

const MOST_PROXIES = 10;

/** Parses CAIRN_PROXIES: how many proxies of the site are in front of it, each of which adds to X-Forwarded-For. */
const parseProxies = (text: string | undefined): Result<number> => {
  if (text === undefined) return ok(0);
  const proxies = Number(text);
  if (/^\d+$/.test(text) && proxies <= MOST_PROXIES) return ok(proxies);
  const wanted = `the number of proxies in front of this server is wanted, 0 to ${MOST_PROXIES}`;
  return failWith('proxies', 'CAIRN_PROXIES', `Cannot use "${text}": ${wanted}`);
};

/** Parses CAIRN_NAMES. */
const parseNames = (text: string | undefined): Result<boolean> =>
  text === undefined || text === 'made-up' || text === 'free'
    ? ok(text === 'free')
    : failWith('names', 'CAIRN_NAMES', `Cannot use "${text}": wanted "made-up" or "free"`);

/**
 * Parses all settings of a site. An empty variable is one that is not set: a host that is empty would be every address.
 * Faults have the names of the variables as paths.
 */
export function parseSettings(variables: Environment, platform: string): Result<SiteSettings> {
  const env: Environment = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const listen = parsePort(env['PORT']);
  const origin = parseOrigin(env['CAIRN_ORIGIN'], '');
  const proxies = parseProxies(env['CAIRN_PROXIES']);
  const freeNames = parseNames(env['CAIRN_NAMES']);
  const faults = [listen, origin, proxies, freeNames].flatMap((each) => (each.ok ? [] : each.error));
  if (!listen.ok || !origin.ok || !proxies.ok || !freeNames.ok) return fail(faults);
  const url = env['CAIRN_DATABASE'];
  const data = path.resolve(env['CAIRN_DATA'] ?? userDataFolder(env, platform));
  return ok({
    host: env['CAIRN_HOST'] ?? '127.0.0.1',
    listen: listen.value,
    origin: origin.value === '' ? null : origin.value,
    database:
      url === undefined ? { kind: 'folder', folder: path.join(data, 'club') } : { kind: 'server', url },
    backups: env['CAIRN_BACKUPS'] ?? (url === undefined ? path.join(data, 'backups') : null),
    proxies: proxies.value,
    freeNames: freeNames.value,
  });
}
