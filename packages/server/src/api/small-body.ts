/** Refuses bodies that are too large, before they are read. */
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const MOST_BODY_BYTES = 64 * 1024;

/** @param refused the answer; it is given the most bytes. */
export const smallBody = (refused: (most: number) => Response): MiddlewareHandler => {
  const onError = (): Response => refused(MOST_BODY_BYTES);
  const counted = bodyLimit({ maxSize: MOST_BODY_BYTES, onError });
  return async (context, next) => {
    // A body whose length is known needs no stream that counts it, which costs more than the rest of a request.
    if (context.req.header('Transfer-Encoding') !== undefined) return counted(context, next);
    const length = Number(context.req.header('Content-Length') ?? '0');
    return length > MOST_BODY_BYTES ? onError() : next();
  };
};
