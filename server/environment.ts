import * as z from 'zod/mini';

/** `PORT=` in a shell or a compose file means that nobody chose one. */
const unset = (value: unknown) => (value === '' ? undefined : value);
const text = (fallback: string) => z.pipe(z.transform(unset), z._default(z.string(), fallback));

const environmentSchema = z.object({
  /** TCP port; 0 lets the system choose. */
  PORT: z.pipe(
    text('3000'),
    z.pipe(
      z.string().check(z.regex(/^\d{1,5}$/)),
      z.pipe(z.transform(Number), z.int().check(z.maximum(65_535))),
    ),
  ),
  /** The address to listen on. */
  HOST: text('127.0.0.1'),
  /** The folder for what the server stores. */
  DATA_DIR: text('data'),
  /** The league's content. */
  CONTENT_FILE: text('db.json'),
});

/** How the server is set up, from the environment's variables. */
export type Environment = z.output<typeof environmentSchema>;

/** @throws {Error} with one line on what to mend when a variable has an impossible value. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  throw new Error(`PORT must be a whole number from 0 to 65535, not "${variables.PORT ?? ''}"`);
}
