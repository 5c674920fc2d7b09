/**
 * Returns a function that counts how often in a row a story had the same pictures: it is called with a story's id and
 * a key of its pictures.
 */
export function countRepetitions(): (id: string, key: string) => number {
  const last = new Map<string, { key: string; times: number }>();
  return (id, key) => {
    const previous = last.get(id);
    const times = previous?.key === key ? previous.times + 1 : 1;
    last.set(id, { key, times });
    return times;
  };
}
