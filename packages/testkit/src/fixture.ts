/**
 * Fixtures that a program writes and people review. A test compares them; with CAIRN_WRITE set it writes them anew
 * (scripts/fixtures.js).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = new URL('../../../fixtures/', import.meta.url).pathname;

/** The text in a file of fixtures. */
export const written = (file: string, text: string): string => {
  const full = path.join(root, file);
  if (process.env.CAIRN_WRITE === '1') {
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  if (!existsSync(full))
    throw new Error(`There is no fixtures/${file}: \`node scripts/fixtures.js\` writes it`);
  return readFileSync(full, 'utf8');
};
