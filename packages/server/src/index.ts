// The server of the built app.

export { createServer, type RunningServer, type ServerOptions } from './server.ts';
