/** The state of a form's last submission. Only another submission changes it; typing does not. */
export type SubmissionStatus = 'idle' | 'pending' | 'success' | 'error';
