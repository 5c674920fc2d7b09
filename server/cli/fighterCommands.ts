import { InvalidArgumentError, type Command } from 'commander';
import { boutDescriber } from '../../src/domain/describeBout';
import { fighterStatuses } from '../../src/domain/fighter';
import type { ContentSettings } from '../content/contentPaths';
import { fighterMistakes } from './likelyMistakes';
import { addRecordCommands } from './recordCommands';
import { pictureFields, statusField, type RecordField } from './recordFields';

const fields: readonly RecordField[] = [
  { flags: '--name <text>', question: 'Full name', isRequired: true },
  { flags: '--nickname <text>', question: 'Nickname, without quotes' },
  { flags: '--weight-class <text>', question: 'Weight class', isRequired: true },
  {
    flags: '--record <w-l-d>',
    question: 'Wins, losses and draws, such as 17-2-0, and what else counts: 17-2-0 (1 NC)',
    isRequired: true,
    parse: parseRecord,
    toFields: (record) => {
      const [wins, losses, draws] = (startOfRecord.exec(record) ?? []).slice(1).map(Number);
      return { wins, losses, draws };
    },
  },
  statusField(fighterStatuses),
  { flags: '--hometown <text>', question: 'Home town' },
  { flags: '--height <text>', question: 'Height, such as 5\'10" (178 cm)' },
  { flags: '--reach <text>', question: 'Reach, such as 73" (185 cm)' },
  { flags: '--bio <text>', question: 'Biography' },
  ...pictureFields,
];

/** Adds `fighters list`, `add`, `edit` and `remove`. */
export function addFighterCommands(program: Command, settings: ContentSettings): void {
  addRecordCommands(program, settings, 'the roster of the league', {
    list: 'fighters',
    fields,
    columnsOf: ({ weightClass, status, name }) => [weightClass, status, name],
    mistakesOf: fighterMistakes,
    effectsOfRemoval: ({ id, name }, { fighters, events }) => {
      const others = fighters.filter((each) => each.id !== id);
      const [linked, unlinked] = [boutDescriber(fighters), boutDescriber(others)];
      return events
        .filter((event) => linked(event) !== unlinked(event))
        .map(({ title, subtitle }) => `${title} has ${name} in its subtitle: "${subtitle}"`);
    },
  });
}

/** What may follow is text: `17-2-0 (1 NC)`. */
const startOfRecord = /^(\d+)-(\d+)-(\d+)(?!\d)/;

/** Numbers with a dash, as keyboards correct a hyphen to. */
const withDashes = /^\s*\d+\s*[^\d\s-]\s*\d+\s*[^\d\s-]\s*\d+/u;

function parseRecord(text: string): string {
  if (withDashes.test(text)) {
    throw new InvalidArgumentError('It needs hyphens between its numbers: 17-2-0.');
  }
  if (!startOfRecord.test(text)) {
    throw new InvalidArgumentError('It must begin with three whole numbers, such as 17-2-0.');
  }
  return text;
}
