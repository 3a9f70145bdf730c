/** Sends what is in the table. */
export interface Mailer {
  /** Begins to send now, if it does not already, and returns at once. Never fails: failures are logged. */
  soon(): void;
  /** Sends what is due. @returns how many mails went out. @throws the signal's reason. */
  deliver(signal: AbortSignal): Promise<number>;
  /** Begins nothing new and waits for the mail that is on its way. */
  stop(): Promise<void>;
}
