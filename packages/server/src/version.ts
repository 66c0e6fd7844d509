/** The version of the server; a test keeps it equal to the package's. */
export const SERVER_VERSION = '0.1.0';
