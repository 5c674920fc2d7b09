/** The variables by which mail is sent. */
type Variables = Partial<Record<'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL', string>>;

/** What mail is sent with. */
export type MailSettings = ReturnType<typeof mailSettings>;

/** Returns what mail is sent with. @throws {Error} when it is not set, or of no use */
export function mailSettings(environment: Variables) {
  const needed = (name: keyof Variables) => {
    const value = environment[name];
    if (value === undefined) throw new Error(`${name} must be set to send mail`);
    return value;
  };
  const [smtpUrl, from, origin] = [needed('SMTP_URL'), needed('MAIL_FROM'), needed('PUBLIC_URL')];
  if (!origin.startsWith('https:')) {
    throw new Error('PUBLIC_URL must begin with https:// to send mail, for the unsubscribe links');
  }
  return { smtpUrl, from, origin };
}
