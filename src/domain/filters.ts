import { normalText, textSearch } from './text';

export interface TextFilter<Item> {
  /** The key of its value. */
  name: string;
  /** The texts of an item of which one has to contain the value, in any letter case. */
  textsOf: (item: Item) => readonly string[];
}

export interface ChoiceFilter<Item> {
  /** The key of its value. */
  name: string;
  /** The text of an item that has to be the value. */
  choiceOf: (item: Item) => string;
}

/** What narrows a list: by a text that is typed, or by one of the values that its items have. */
export type Filter<Item> = TextFilter<Item> | ChoiceFilter<Item>;

/** The value of each filter by its name; an empty one does not filter. */
export type FilterValues = Readonly<Record<string, string>>;

/** Returns the items that match every filter (spec §5). */
export function filterItems<Item>(
  items: readonly Item[],
  filters: readonly Filter<Item>[],
  values: FilterValues,
): Item[] {
  const rules = filters.flatMap((filter) => {
    const value = values[filter.name] ?? '';
    if (value === '') return [];
    if ('choiceOf' in filter) return (item: Item) => filter.choiceOf(item) === value;
    const isFound = textSearch(value);
    return (item: Item) => filter.textsOf(item).some(isFound);
  });
  return items.filter((item) => rules.every((matches) => matches(item)));
}

/** Returns what a filter offers to choose from: each value of the items, in the order of their first occurrence (spec §5). */
export function choicesOf<Item>(
  items: readonly Item[],
  { choiceOf }: Pick<ChoiceFilter<Item>, 'choiceOf'>,
): string[] {
  return [...new Set(items.map(choiceOf))].filter((value) => value !== '');
}

/** Returns the values without the choices that no item has. */
export function knownValues<Item>(
  values: FilterValues,
  filters: readonly Filter<Item>[],
  items: readonly Item[],
): FilterValues {
  const known = filters.map((filter) => {
    const value = values[filter.name] ?? '';
    if (!('choiceOf' in filter)) return [filter.name, value];
    const choice = normalText(value);
    return [filter.name, items.some((item) => filter.choiceOf(item) === choice) ? choice : ''];
  });
  return Object.fromEntries(known) as FilterValues;
}
