/** One network asks as fast as it can; the others must not notice much. */
import { fill, playAtRate, timesText } from './load.ts';
import { startOrdealSite, type OrdealPlayer } from './ordeal-site.ts';

const PLAYERS = 100;
/** Requests under way at a time. */
const AT_ONCE = 64;

/** @param seconds of each half: alone, and beside the flood. */
export const flood = async (seconds: number): Promise<readonly string[]> => {
  const site = await startOrdealSite('PostgreSQL', PLAYERS, fill);
  try {
    const size = { players: PLAYERS, rate: 2, seconds };
    await playAtRate(site, { ...size, seconds: 5 });
    const alone = await playAtRate(site, size);
    const flooder: OrdealPlayer = { account: '', address: '192.0.2.1', cookie: '' };
    let [sent, served] = [0, 0];
    const over = new AbortController();
    const pour = async (): Promise<void> => {
      while (!over.signal.aborted) {
        sent += 1;
        const { status } = await site.send('GET', '/api', flooder);
        if (status === 200) served += 1;
      }
    };
    const pouring = Promise.all(Array.from({ length: AT_ONCE }, pour));
    const beside = await playAtRate(site, size);
    over.abort();
    await pouring;
    return [
      `${PLAYERS} players x 2 acts a second, ${seconds} s`,
      `  alone         ${timesText(alone.times)}`,
      `  beside ${(sent / beside.ran).toFixed(0)} requests a second of one network, ${served} of ${sent} served`,
      `                ${timesText(beside.times)}`,
    ];
  } finally {
    await site.stop();
  }
};
