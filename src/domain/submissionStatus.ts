/** How far a form has come on its way to the server. Typing again changes nothing; sending again does. */
export type SubmissionStatus = 'idle' | 'pending' | 'success' | 'error';
