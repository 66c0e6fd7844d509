/** The cookie of a session. At http://localhost it has neither the prefix nor Secure, which Safari refuses there. */
import { SESSION_SECONDS } from './sessions.ts';

const PLAIN = 'cairn-session';
const TOKEN = /^[\w-]{43}$/;

const nameAt = (isSecure: boolean): string => (isSecure ? `__Host-${PLAIN}` : PLAIN);

const isSecureAt = (origin: string): boolean => origin.startsWith('https:');

/** The token in a Cookie header; null if there is none that could be one. */
export const tokenIn = (header: string | null, origin: string): string | null => {
  const name = nameAt(isSecureAt(origin));
  for (const pair of (header ?? '').split(';')) {
    const [key = '', value = ''] = pair.trim().split('=');
    if (key === name && TOKEN.test(value)) return value;
  }
  return null;
};

/** A Set-Cookie header for a token; null: that ends the cookie. */
export const cookieFor = (token: string | null, origin: string): string => {
  const isSecure = isSecureAt(origin);
  const age = token === null ? 0 : SESSION_SECONDS;
  return `${nameAt(isSecure)}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
};
