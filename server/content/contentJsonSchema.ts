import * as z from 'zod/mini';
import { eventStatuses } from '../../src/domain/event';
import { fighterStatuses } from '../../src/domain/fighter';
import { listSchemas, fieldRules, requiredLists, signupLists } from './checkContent';

type JsonSchema = Record<string, unknown>;

const pictureHint =
  'A picture of the build (/pictures/…) or of MEDIA_DIR (/media/fighters/rosa.jpg), or an https address';

/** What an editor shows beside a field, by its name in any list, and what it offers. */
const hints: Partial<Record<string, JsonSchema>> = {
  id: { description: 'A uuid, which no other record of the list has' },
  name: { description: 'The full name' },
  nickname: { description: 'Without quotes' },
  record: { description: 'Wins, losses and draws as one text: 17-2-0, or 17-2-0 (1 NC)' },
  wins: { description: 'As in the record' },
  losses: { description: 'As in the record' },
  draws: { description: 'As in the record' },
  height: { description: 'For example 5\'10" (178 cm)' },
  reach: { description: 'For example 73" (185 cm)' },
  subtitle: { description: 'Who fights, by surname: Halvorsen vs. Rakotomalala' },
  date: { description: 'The start, with its zone: 2026-12-12T22:00-05:00' },
  imageUrl: { description: pictureHint },
  imageAlt: { description: 'What the picture shows, for those who cannot see it' },
  thumbnailUrl: { description: pictureHint },
  fighterId: { description: 'The id of a fighter of this file' },
};

/** The values that a badge is made for; any other text is allowed. */
const statuses = { fighters: fighterStatuses, events: eventStatuses };

/**
 * Returns the JSON Schema of `db.json`, with which editors complete and check it while it is edited. What only a
 * program can check, such as references and pictures, is left to `league content check`.
 */
export function contentJsonSchema(): JsonSchema {
  const lists = Object.entries(listSchemas).map(([list, schema]) => {
    const { properties = {}, required = [] } = toJsonSchema(schema);
    const fields = Object.entries(properties).map(([field, type]) => {
      const rule = ruleOf(field) ?? (type as JsonSchema);
      // A text without a rule may be null and empty already.
      const isComplete = required.includes(field) || Array.isArray(rule.type);
      return [field, { ...(isComplete ? rule : { anyOf: [rule, absent] }), ...hints[field] }];
    });
    const record = Object.fromEntries(fields) as Record<string, JsonSchema>;
    if (list in statuses) {
      record.status = { ...record.status, examples: statuses[list as keyof typeof statuses] };
    }
    return [
      list,
      {
        type: 'array',
        items: { type: 'object', properties: record, required, additionalProperties: false },
      },
    ];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'The content of the league',
    type: 'object',
    properties: {
      ...(Object.fromEntries(lists) as JsonSchema),
      ...Object.fromEntries(signupLists.map((list) => [list, { type: 'array' }])),
    },
    required: requiredLists,
    additionalProperties: false,
  };
}

/** Returns the schema of the content's rule for a field, if there is one. */
function ruleOf(field: string): JsonSchema | undefined {
  return Object.hasOwn(fieldRules, field)
    ? toJsonSchema(fieldRules[field as keyof typeof fieldRules])
    : undefined;
}

/** An optional field that is empty counts as left out. */
const absent: JsonSchema = { type: ['string', 'null'], pattern: '^\\s*$' };

function toJsonSchema(schema: z.ZodMiniType) {
  const jsonSchema = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  // Said once, of the whole.
  delete jsonSchema.$schema;
  return jsonSchema;
}
