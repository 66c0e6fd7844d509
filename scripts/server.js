// How the server is bundled.

/**
 * Whether a package stays outside of the bundle: it is loaded when it is first used, or has files of its own beside it.
 * @param {string} name
 */
export const isLoadedLater = (name) => /^(pg|pino|@electric-sql\/pglite|@simplewebauthn\/server)$/.test(name);
