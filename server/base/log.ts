/** The log of the server's parts. A pino logger implements it; so does Vite's, wrapped. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message: string): void;
}
