import type { OutgoingHttpHeaders } from 'node:http';
import type { Submission } from '../../src/components/forms/submission';
import { payPerViewContent } from '../../src/content/payPerView';
import { signupContent } from '../../src/content/signup';
import {
  memberSignupSchema,
  payPerViewFormSchema,
  payPerViewSignupSchema,
} from '../../src/domain/signup';
import { paths } from '../../src/urls/paths';
import { Refusal } from '../http/refusal';
import { demandOwnSite, readFormFields } from '../http/requestBody';
import type { RequestContext } from '../http/requestContext';
import type { SignupKind } from '../signups/signup';
import { InvalidSignup, type SignupIntake } from '../signups/signupIntake';

/** A form that a page of the site takes by POST, from a browser that sends it without script (docs/decisions/015). */
interface PageForm {
  kind: SignupKind;
  schema: Parameters<SignupIntake>[3];
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
      fields: Object.keys(memberSignupSchema.shape),
      messages: signupContent.messages,
    },
  ],
  [
    paths.payPerView,
    {
      kind: 'pay-per-view',
      schema: payPerViewFormSchema,
      fields: ['contactMethod', ...Object.keys(payPerViewSignupSchema.shape)],
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

/** Returns the forms of pages, by their paths. */
export function createFormPosts(intake: SignupIntake): ReadonlyMap<string, FormPost> {
  return new Map([...pageForms].map(([path, form]) => [path, createFormPost(form, intake)]));
}

function createFormPost(
  { kind, schema, fields, messages }: PageForm,
  intake: SignupIntake,
): FormPost {
  async function receive(context: RequestContext): Promise<RejectedForm | undefined> {
    let values: Record<string, string> = {};
    try {
      const sent = await readFormFields(context);
      values = Object.fromEntries(fields.map((name) => [name, sent.get(name) ?? '']));
      // After the body, so that the page keeps what was typed.
      demandOwnSite(context);
      await intake(kind, toRecord(sent), context.clientAddress(), schema);
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, headers } = error;
      const errors = error instanceof InvalidSignup ? errorsByField(error, fields) : undefined;
      if (errors?.size) {
        const posted = { status: 'idle', values, errors: Object.fromEntries(errors) } as const;
        return { status, posted };
      }
      const message = errors ? 'An unknown field cannot be part of this sign-up' : error.message;
      // As a failed call of the API is reported (spec §8).
      const failure = { title: messages.failure.title, text: `${status}: ${message}` };
      return { status, headers, posted: { status: 'error', message: failure, values } };
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

/** Returns the first error of each field of a form; none when another field that was sent is wrong. */
function errorsByField({ issues }: InvalidSignup, fields: readonly string[]): Map<string, string> {
  const errors = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (fields.includes(name) && !errors.has(name)) errors.set(name, message);
  }
  return errors;
}
