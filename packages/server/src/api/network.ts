/** The network that a request comes from, as a hash, so that addresses are neither kept nor logged. */
import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Of eight: a home or a phone has the network of the first four. */
const GROUPS = 4;
const HASH_LETTERS = 12;

/** The first half of an IPv6 address; other addresses as they are. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  return all
    .slice(0, GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * The address of the player: that of the connection, or, behind proxies, what the first of ours wrote into
 * X-Forwarded-For. What is left of it there, anyone could have written.
 * @param proxies how many proxies of ours each request passes.
 */
export const addressOf = (connection: string, forwarded: string | null, proxies: number): string => {
  if (proxies === 0 || forwarded === null) return connection;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return hops.at(-proxies) ?? hops[0] ?? connection;
};

/** Addresses of which the hash is kept: players ask again and again. */
const MOST_KEPT = 10_000;

/** Hashes networks with a key of its own, so that a hash cannot be compared with a list of all addresses. */
export const networkHash = (): ((address: string) => string) => {
  const key = randomBytes(32);
  const kept = new Map<string, string>();
  return (address) => {
    const known = kept.get(address);
    if (known !== undefined) return known;
    const hash = createHmac('sha256', key)
      .update(networkOf(address))
      .digest('base64url')
      .slice(0, HASH_LETTERS);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(address, hash);
    return hash;
  };
};
