import { changeQuery } from './changeQuery';

/** The query parameter of a page whose form was just sent without script: `/signup?sent=1`. It says nothing of who sent it. */
const parameter = 'sent';

/** Returns the address that says that the form of the page at `path` was sent. */
export function sentFormPath(path: string): string {
  return `${path}?${parameter}=1`;
}

/** Returns whether a URL says that its form was sent. */
export function isFormSent(query: URLSearchParams): boolean {
  return query.has(parameter);
}

/** Returns the query without that, and its other parameters unchanged. */
export function withoutFormSent(query: URLSearchParams): URLSearchParams {
  return changeQuery(query, { [parameter]: '' });
}
