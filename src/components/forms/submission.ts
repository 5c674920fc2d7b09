/** The result's message; a title of its own replaces that of the status. */
export interface SubmissionText {
  title?: string;
  text: string;
}

/** Only another submission changes it; typing does not. */
export type SubmissionStatus = 'idle' | 'pending' | 'success' | 'error';

/** The last submission of a form: by its page, or by a browser without the page's script (docs/decisions/015). */
export interface Submission {
  /** `idle` before the first, and when errors at the fields say everything. */
  status: SubmissionStatus;
  /** Distinguishes it from earlier ones; one without script has none. */
  id?: number;
  /** The server's message; the form's own text is shown when left out. */
  message?: SubmissionText | undefined;
  /** What was sent, or typed after that, by field, until it is accepted. */
  values?: Readonly<Record<string, string | undefined>> | undefined;
  /** The error of each wrong field. */
  errors?: Readonly<Record<string, string>>;
}

/** What a form shows of its submission, and what it calls. */
export interface SubmissionProps<Values> {
  submission: Submission;
  /** Called with the data to send when a visitor submits the form and it is valid. */
  onSubmit: (values: Values) => void;
  /** Called when a visitor submits the form and it is not valid: the last submission is then forgotten. */
  onInvalid: () => void;
  /** Called with what is in the fields when the form is left. */
  onLeave?: (values: NonNullable<Submission['values']>) => void;
}
