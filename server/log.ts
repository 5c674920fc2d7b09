/** What the server's parts may say to whoever runs it. A pino logger is one; so is Vite's, wrapped. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(error: unknown, message: string): void;
}
