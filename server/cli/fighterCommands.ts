import { InvalidArgumentError, type Command } from 'commander';
import { randomUUID } from 'node:crypto';
import { fighterStatusLabels } from '../../src/domain/fighter';
import { contentPlace, type ContentSettings } from '../content/contentPlace';
import { editsContent } from './editsContent';
import { addRecordCommand, type RecordField } from './addRecordCommand';

const statuses = Object.keys(fighterStatusLabels);

/** What may follow is text: `17-2-0 (1 NC)`. */
const startOfRecord = /^(\d+)-(\d+)-(\d+)(?!\d)/;

const fields: readonly RecordField[] = [
  { flags: '--name <text>', question: 'Full name', isRequired: true },
  { flags: '--nickname <text>', question: 'Nickname, without quotes' },
  { flags: '--weight-class <text>', question: 'Weight class', isRequired: true },
  {
    flags: '--record <w-l-d>',
    question: 'Wins, losses and draws, such as 17-2-0',
    isRequired: true,
    parse: parseRecord,
  },
  {
    flags: '--status <text>',
    question: `Status: ${statuses.join(', ')}`,
    parse: parseStatus,
  },
  { flags: '--hometown <text>', question: 'Home town' },
  { flags: '--height <text>', question: 'Height, such as 5\'10" (178 cm)' },
  { flags: '--reach <text>', question: 'Reach, such as 73" (185 cm)' },
  { flags: '--bio <text>', question: 'Biography' },
  {
    flags: '--image-url <path>',
    question: 'Picture: as pictures add says it, or an https address',
  },
];

/** Adds `fighters add`. */
export function addFighterCommands(program: Command, settings: ContentSettings): void {
  const command = program
    .command('fighters')
    .description('the roster of the league')
    .command('add')
    .description(
      `add a fighter to ${settings.CONTENT_FILE}; a server that runs shows it within a second`,
    );
  const add = editsContent(command, settings);
  addRecordCommand(add, contentPlace(settings), 'fighters', fields, (typed) => {
    const { name, nickname, weightClass, record = '', ...others } = typed;
    const now = new Date().toISOString();
    return {
      id: randomUUID(),
      name,
      nickname,
      weightClass,
      record,
      ...winsLossesAndDraws(record),
      ...others,
      createdAt: now,
      updatedAt: now,
    };
  });
}

function winsLossesAndDraws(record: string) {
  const [, wins = NaN, losses = NaN, draws = NaN] = startOfRecord.exec(record)?.map(Number) ?? [];
  return { wins, losses, draws };
}

function parseStatus(text: string): string {
  if (!statuses.includes(text)) {
    throw new InvalidArgumentError(`It must be one of ${statuses.join(', ')}.`);
  }
  return text;
}

function parseRecord(text: string): string {
  if (!startOfRecord.test(text)) {
    throw new InvalidArgumentError('It must begin with three whole numbers, such as 17-2-0.');
  }
  return text;
}
