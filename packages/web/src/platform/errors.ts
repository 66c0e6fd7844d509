/** Errors by their cause: the network, or a bug of the app. */

/** Whether an error says that something could not be fetched, by the messages of Chromium, Firefox and WebKit. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script|Failed to fetch|NetworkError|Load failed/i.test(
    error.message,
  );

const logged = new WeakSet();

/** Logs a bug on the console, once, however many parts of the app meet it. */
export const logBug = (error: unknown): void => {
  if (isNetworkError(error)) return;
  if (typeof error === 'object' && error !== null) {
    if (logged.has(error)) return;
    logged.add(error);
  }
  console.error(error);
};
