import type { OutgoingHttpHeaders } from 'node:http';
import type * as z from 'zod/mini';
import type { Submission } from '../../src/components/forms/submission';
import { payPerViewContent } from '../../src/content/payPerView';
import { signupContent } from '../../src/content/signup';
import { memberSignupSchema, payPerViewFormSchema } from '../../src/domain/signup';
import { paths } from '../../src/urls/paths';
import { Refusal } from '../http/refusal';
import { demandType, readFormFields } from '../http/requestBody';
import type { RequestContext } from '../http/requestContext';
import type { SignupKind } from '../signups/signup';
import type { SignupIntake } from '../signups/signupIntake';

/** A form that a page of the site takes by POST, from a browser that sends it without script (docs/decisions/015). */
interface PageForm {
  kind: SignupKind;
  schema: z.ZodMiniType<Record<string, unknown>>;
  /** Its fields, whose values a rejected form gets back. */
  fields: readonly string[];
  messages: Record<'success' | 'failure', { title: string; text: string }>;
}

const pageForms: ReadonlyMap<string, PageForm> = new Map([
  [
    paths.signup,
    {
      kind: 'member',
      schema: memberSignupSchema,
      fields: ['name', 'email', 'mobile'],
      messages: signupContent.messages,
    },
  ],
  [
    paths.payPerView,
    {
      kind: 'pay-per-view',
      schema: payPerViewFormSchema,
      fields: ['name', 'contactMethod', 'email', 'mobile', 'eventId'],
      messages: payPerViewContent.messages,
    },
  ],
] satisfies [string, PageForm][]);

/** Why a form was rejected, and what its page then shows. */
export interface RejectedForm {
  status: number;
  headers?: OutgoingHttpHeaders | undefined;
  posted: Submission;
}

/** The form of one page. */
export interface FormPost {
  /** Stores what was sent; returns why not, when it was rejected. */
  receive: (context: RequestContext) => Promise<RejectedForm | undefined>;
  /** What its page shows after that. */
  accepted: Submission;
}

/** Returns the form of the page at a path, if it has one. */
export function createFormPosts(intake: SignupIntake): (path: string) => FormPost | undefined {
  const posts = new Map(
    [...pageForms].map(([path, form]) => [path, createFormPost(form, intake)] as const),
  );
  return (path) => posts.get(path);
}

function createFormPost(
  { kind, schema, fields, messages }: PageForm,
  intake: SignupIntake,
): FormPost {
  async function receive({ req, res, clientAddress }: RequestContext) {
    let values: Record<string, string> = {};
    try {
      demandType(req, 'application/x-www-form-urlencoded');
      const sent = await readFormFields(req, res);
      values = Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? '']));
      intake.demandOwnSite(req);
      intake.demandRate(clientAddress);

      const parsed = schema.safeParse(toRecord(sent));
      if (!parsed.success) {
        const errors = errorsByField(parsed.error, fields);
        return { status: 422, posted: { status: 'idle', values, errors } satisfies Submission };
      }
      await intake.accept(kind, parsed.data);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, message, headers } = error;
      // As a failed call of the API is reported (spec §8).
      const failure = { title: messages.failure.title, text: `${status}: ${message}` };
      const posted = { status: 'error', message: failure, values } satisfies Submission;
      return { status, headers, posted };
    }
  }
  return { receive, accepted: { status: 'success', message: messages.success } };
}

/** Returns the fields of a form, in which one that was sent several times is a list, as no rule allows. */
function toRecord(sent: URLSearchParams): Record<string, string | string[] | undefined> {
  const names = new Set(sent.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const all = sent.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}

/**
 * Returns the first error of each field.
 *
 * @throws {Refusal} 422 when none of the form's own fields is wrong, but another that was sent
 */
function errorsByField({ issues }: z.core.$ZodError, fields: readonly string[]) {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (fields.includes(name) && !errors.has(name)) errors.set(name, message);
  }
  if (errors.size === 0) throw new Refusal(422, 'An unknown field cannot be part of this sign-up');
  return Object.fromEntries(errors);
}
