import * as z from 'zod/mini';
import { league } from '../../src/config/league';
import { eventSchema } from '../../src/domain/event';
import { fighterSchema } from '../../src/domain/fighter';
import { musicSchema } from '../../src/domain/music';
import { memberSignupSchema, payPerViewSignupSchema } from '../../src/domain/signup';
import { videoSchema } from '../../src/domain/video';

/** Returns a schema as JSON Schema; what only a program can check is left to the server. */
function toJsonSchema(schema: z.ZodMiniType) {
  const jsonSchema = z.toJSONSchema(schema, { io: 'input' });
  // Said once, of the whole.
  delete jsonSchema.$schema;
  return jsonSchema;
}

/** Returns the schema of a record of a response, in which a field with a default is always there. */
function recordOf(schema: z.ZodMiniType) {
  const record = toJsonSchema(schema);
  const { properties = {}, required = [] } = record;
  const defaulted = Object.keys(properties).filter(
    (field) => 'default' in (properties[field] as object),
  );
  return { ...record, required: [...required, ...defaulted] };
}

const json = (schema: object) => ({ 'application/json': { schema } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const listOf = (name: string) => ({ type: 'array', items: reference(name) });
const failed = { description: 'One sentence', content: { 'text/plain': {} } };

function read(summary: string, schema: object, ofOne = false) {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const responses = { 200: { description: summary, content: json(schema) }, default: failed };
  return { get: { summary, responses, ...(ofOne && { parameters }) } };
}

function signUp(summary: string, name: string) {
  const stored = { description: 'It is stored', content: json(reference('Acknowledgement')) };
  const requestBody = { required: true, content: json(reference(name)) };
  return { post: { summary, requestBody, responses: { 201: stored, default: failed } } };
}

/** Returns the description of the API in OpenAPI 3.1, from the schemas that check its requests and responses. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: { title: league.longName, version: '1', description: 'See docs/api.md.' },
    servers: [{ url: '/api' }],
    paths: {
      '/fighters': read('Every fighter', listOf('Fighter')),
      '/fighters/{id}': read('One fighter', reference('Fighter'), true),
      '/fighters/{id}/videos': read('The videos of a fighter', listOf('Video'), true),
      '/events': read('Every event', listOf('Event')),
      '/events/upcoming': read('The upcoming events, soonest first', listOf('Event')),
      '/videos': read('Every video', listOf('Video')),
      '/music': read('Every track', listOf('Track')),
      '/signups': signUp('Stores a membership sign-up', 'Signup'),
      '/pay-per-view-signups': signUp('Stores a registration', 'PayPerViewSignup'),
    },
    components: {
      schemas: {
        Fighter: recordOf(fighterSchema),
        Event: recordOf(eventSchema),
        Video: recordOf(videoSchema),
        Track: recordOf(musicSchema),
        Signup: toJsonSchema(memberSignupSchema),
        PayPerViewSignup: toJsonSchema(payPerViewSignupSchema),
        Acknowledgement: {
          type: 'object',
          properties: { id: { type: 'string' }, createdAt: { type: 'string' } },
          required: ['id', 'createdAt'],
        },
      },
    },
  };
}
