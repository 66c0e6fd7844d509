/** Whether an error says that something could not be fetched, by the messages of Chromium, Firefox and WebKit. */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|Importing a module script|Failed to fetch|NetworkError|Load failed/i.test(
    error.message,
  );
