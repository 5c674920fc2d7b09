/** What a placeholder of a statement stands for, and what a column holds. */
export type Value = string | number | null;

/** A row by the names of its columns. */
export type Row = Record<string, Value>;

/** A statement, and what its placeholders stand for. */
export interface Statement {
  text: string;
  values: readonly Value[];
}

/** The result of a statement: its rows, and how many it found or changed. */
export interface Result {
  rows: Row[];
  count: number;
}

/**
 * One connection to SQLite or PostgreSQL. Statements are written in the SQL that both understand, with `$1` for the
 * first value. Each is its own transaction, and must be idempotent: it is repeated when a connection breaks before the
 * result.
 */
export interface Driver {
  query(statement: string, values: readonly Value[]): Promise<Result>;
  /** How many statements it takes at the same time: of more, the last might wait until they fail. */
  readonly concurrency: number;
  /** Does the missing steps of the schema in one transaction, which may take as long as it needs. */
  migrate(): Promise<void>;
  /**
   * Empties the engine's own log of what was deleted, where it has one that can be.
   *
   * @returns whether nothing is left there: it cannot be emptied while another process reads it
   */
  checkpoint(): Promise<boolean>;
  /** Copies the whole database to a new file. */
  backup(file: string): Promise<void>;
  /** Returns an error for the log, without any of the values. */
  reasonOf(error: unknown): string;
  /** Returns whether a statement failed because its table or column is not there yet. */
  isOutdated(error: unknown): boolean;
  close(): Promise<void>;
}
